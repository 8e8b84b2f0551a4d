import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Facts } from '../../../shared/console/facts';
import { inWords } from '../../../shared/console/in-words';
import { ListState } from '../../../shared/console/list-failure';
import { counted } from '../../../shared/format';
import { saveJson } from '../../../shared/save-file';
import { InfoIcon } from '../../../shared/ui/icons';
import { type EvidenceQuestion, evidenceQuery } from '../api/evidence.query';
import { EvidenceEntry, zonedTime } from './evidence-entry';
import { HowToCheck } from './how-to-check';

/** The page itself, as it is read, printed and handed on. */
export function EvidenceView({ question }: { question: EvidenceQuestion }) {
  const query = useQuery(evidenceQuery(question));
  const { data } = query;
  if (!data) return <ListState of={query} what="the evidence" />;
  const { items, isCut, memberName, madeAt, madeBy } = data;
  const { subject, type, from, to, reason } = question;
  const proofs = items.flatMap(({ proof }) => proof ?? []);
  const file = `sankofa-evidence-${subject.slice(-8)}.json`;
  return (
    <article className="stack evidence" aria-labelledby="evidence">
      <div className="queue__head">
        <h2 id="evidence">
          What happened to <bdi>{memberName ?? 'an erased member'}</bdi>: {counted(items.length, 'event')}
        </h2>
        <div className="row no-print">
          <Button disabled={proofs.length === 0} onClick={() => saveJson(file, proofs)}>
            Save the proofs
          </Button>
          <Button type="primary" onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </div>
      <Facts
        of={[
          ['Member', <code key="member">{subject}</code>],
          ['Events', type ? type.split(',').map(inWords).join(', ') : 'All'],
          ['From', from ? zonedTime(from) : 'The beginning'],
          ['Until', to ? zonedTime(to) : 'Now'],
          ['Made', `${zonedTime(madeAt)}, by ${madeBy ?? 'a former colleague'}`],
          ['Why', reason],
        ]}
      />
      {isCut && (
        <p className="notice notice--waiting">
          <InfoIcon />
          There were more. These are the latest {items.length}: choose a shorter time.
        </p>
      )}
      {proofs.length < items.length && (
        <p className="notice">
          <InfoIcon />
          {counted(items.length - proofs.length, 'event')} happened just now, and no seal is over it yet.{' '}
          <Button size="small" className="no-print" loading={query.isFetching} onClick={() => void query.refetch()}>
            Ask again
          </Button>
        </p>
      )}
      {items.length === 0 && <p>Nothing of this kind happened to this member in this time.</p>}
      <ol className="evidence__events">
        {items.map((event) => (
          <EvidenceEntry key={event.position} event={event} />
        ))}
      </ol>
      <HowToCheck evidence={data} file={file} />
    </article>
  );
}
