import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Facts } from '../../../shared/console/facts';
import { inWords } from '../../../shared/console/in-words';
import { ListState } from '../../../shared/console/list-failure';
import { counted } from '../../../shared/format';
import { saveJson } from '../../../shared/save-file';
import { InfoIcon } from '../../../shared/ui/icons';
import { type Evidence, type EvidenceQuestion, evidenceQuery } from '../api/evidence.query';
import { EvidenceEntry, zonedTime } from './evidence-entry';
import { HowToCheck } from './how-to-check';

interface Props {
  question: EvidenceQuestion;
  /** Shows the events before this time. */
  onBefore: (at: string) => void;
}

/** The evidence as it is read, printed and handed on. */
export function EvidenceView({ question, onBefore }: Props) {
  const query = useQuery(evidenceQuery(question));
  const { data } = query;
  if (!data) return <ListState of={query} what="the evidence" />;
  const { items, isCut, memberName, madeAt, madeBy } = data;
  const { subject, type, from, to, reason } = question;
  const proofs = items.flatMap(({ proof }) => proof ?? []);
  const first = isCut ? items[0] : undefined;
  const file = `sankofa-evidence-${subject.slice(-8)}.json`;
  return (
    <article className="stack evidence" aria-labelledby="evidence">
      <div className="queue__head">
        <h2 id="evidence">
          What happened to <bdi>{memberName ?? 'an erased member'}</bdi>: {isCut && 'the latest '}
          {counted(items.length, 'event')}
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
          ['From', first ? zonedTime(first.recordedAt) : from ? zonedTime(from) : 'The beginning'],
          ['Until', to ? zonedTime(to) : 'Now'],
          ['Made', `${zonedTime(madeAt)}, by ${madeBy ?? 'a former colleague'}`],
          ['Why', reason],
        ]}
      />
      <Missing {...{ query, onBefore }} />
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

interface MissingProps {
  query: Pick<UseQueryResult<Evidence>, 'data' | 'isFetching' | 'refetch'>;
  onBefore: Props['onBefore'];
}

/** Says what the page lacks and how to get it. */
function Missing({ query: { data, isFetching, refetch }, onBefore }: MissingProps) {
  const { items = [], isCut } = data ?? {};
  const unsealed = items.filter(({ proof }) => !proof).length;
  const [first] = items;
  return (
    <>
      {isCut && first && (
        <p className="notice notice--waiting">
          <InfoIcon />
          There was more before.{' '}
          <Button size="small" className="no-print" onClick={() => onBefore(justAfter(first.recordedAt))}>
            Show the events before
          </Button>
        </p>
      )}
      {unsealed > 0 && (
        <p className="notice">
          <InfoIcon />
          {counted(unsealed, 'event')} happened just now, and no seal is over it yet.{' '}
          <Button size="small" className="no-print" loading={isFetching} onClick={() => void refetch()}>
            Ask again
          </Button>
        </p>
      )}
    </>
  );
}

/** The log's times are finer than milliseconds: adding one repeats an event rather than losing it. */
const justAfter = (at: string): string => new Date(Date.parse(at) + 1).toISOString();
