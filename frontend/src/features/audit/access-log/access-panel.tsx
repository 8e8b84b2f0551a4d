import { Button } from 'antd';
import { Facts } from '../../../shared/console/facts';
import { inWords } from '../../../shared/console/in-words';
import { MemberLink } from '../../../shared/console/member-link';
import type { ListSearch } from '../../../shared/console/use-list-search';
import { Link } from '../../../shared/ui/link';
import type { AccessEntry } from '../api/access-log.query';

export function AccessPanel({ entry, search }: { entry: AccessEntry; search: ListSearch }) {
  const { route, filter, reason, sessionId, subjects, actor } = entry;
  return (
    <div className="stack stack--tight">
      <Facts
        of={[
          ['Address', <code key="route">{route}</code>],
          ...Object.entries(filter).map(([name, value]) => [inWords(name), String(value)] as const),
          ['Why', reason],
          ['Session', sessionId && <code key="session">{sessionId}</code>],
        ]}
      />
      <div className="row">
        {sessionId && (
          <Button size="small" onClick={() => search.goTo({ sessionId })}>
            All of this session
          </Button>
        )}
        {actor && (
          <Button size="small" onClick={() => search.goTo({ actor, sessionId: undefined })}>
            All by whoever this is
          </Button>
        )}
      </div>
      {subjects.length > 0 && (
        <details>
          <summary>Whose data: {subjects.length}</summary>
          <ul>
            {subjects.map((id) => (
              <li key={id}>
                <MemberLink id={id} name={id} /> <Link to={`/admin/access-log?subject=${id}`}>Who looked</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
