import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { Facts } from '../../../shared/console/facts';
import { actorInWords, inWords } from '../../../shared/console/in-words';
import type { ListSearch } from '../../../shared/console/use-list-search';
import { useReason } from '../../../shared/console/use-reason';
import { Link } from '../../../shared/ui/link';
import { eventTypesQuery } from '../api/event-types.query';
import type { HistoryEntry } from '../api/history.query';
import { revealEvent } from '../api/reveal-event.mutation';
import { saveProof } from '../proof/save-proof';
import { BatchItems } from './batch-items';
import { describeFields } from './field-words';
import { Story } from './story';
import { Value } from './value';

interface Props {
  event: HistoryEntry;
  search: ListSearch;
}

export function EventPanel({ event, search }: Props) {
  const [opened, setOpened] = useState<Record<string, unknown>>();
  const { run, isPending } = useCommand(revealEvent, {
    onDone: (answer) => setOpened(answer.data),
    failed: 'ACTION_NOT_PERFORMED',
  });
  const { ask, dialog } = useReason();
  const { stream, version, sealed, data } = event;
  const open = () =>
    ask('Show the sealed fields', async (reason) => (await run({ stream, version, reason })) !== undefined);

  return (
    <div className="event">
      <section aria-label="What it says">
        <h3>What it says</h3>
        <Facts of={describeFields(opened ?? data).map(([name, value]) => [name, <Value key={name} value={value} />])} />
        {sealed.length > 0 && !opened && (
          <p className="event__sealed">
            Sealed: {sealed.map((field) => inWords(field).toLowerCase()).join(', ')}.{' '}
            <Button size="small" loading={isPending} onClick={open}>
              Show, and record that I looked
            </Button>
          </p>
        )}
      </section>
      {dialog}
      {event.type === 'DecidedTogether' ? (
        <BatchItems correlationId={event.correlationId} count={Number(data['count'])} />
      ) : (
        <Story event={event} />
      )}
      <section aria-label="Where it stands">
        <h3>Where it stands</h3>
        <Place event={event} />
        <div className="row">
          <Button size="small" onClick={() => void saveProof({ stream, version })}>
            Save its proof
          </Button>
          <Button size="small" onClick={() => search.goTo({ stream, correlationId: undefined })}>
            This stream
          </Button>
          <Button size="small" onClick={() => search.goTo({ correlationId: event.correlationId, stream: undefined })}>
            This request
          </Button>
          <OfWhom event={event} search={search} />
        </div>
      </section>
    </div>
  );
}

/** Streams that belong to no member: of the product itself, of the team, and of payments by an unknown payer. */
const kindsOfNobody = ['consumer', 'reason-templates', 'card-payment', 'access-log'];

/** Links to the member whose data it is, if it is a member's. */
function OfWhom({ event: { type, subject, subjectName, recordedAt }, search }: Props) {
  const { data: types } = useQuery(eventTypesQuery);
  const kind = types?.items.find((item) => item.type === type)?.stream ?? '';
  if (subjectName === null && kindsOfNobody.includes(kind)) return null;
  return (
    <>
      <Button size="small" onClick={() => search.goTo({ subject, stream: undefined, correlationId: undefined })}>
        All about {subjectName ?? 'this member'}
      </Button>
      <Link to={`/admin/history?life=${subject}&at=${encodeURIComponent(recordedAt)}`}>The member as of then</Link>
    </>
  );
}

/** Where an event is in the log, and which processes and jobs react to its type. */
function Place({ event: { type, position, stream, version, correlationId, commandId } }: { event: HistoryEntry }) {
  const { data: types } = useQuery(eventTypesQuery);
  const leadsTo = types?.items.find((item) => item.type === type)?.leadsTo ?? [];
  return (
    <Facts
      of={[
        ['Type', <code key="type">{type}</code>],
        ['Position in the log', <code key="position">{position}</code>],
        ['Stream and version', <code key="stream">{`${stream} / ${version}`}</code>],
        ['Request', <code key="request">{correlationId}</code>],
        ['Command', <code key="command">{commandId}</code>],
        ['What acts on it', leadsTo.map(actorInWords).join(', ')],
      ]}
    />
  );
}
