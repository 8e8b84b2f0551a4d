import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { HistoryLink } from '../../../shared/console/history-link';
import { inWords } from '../../../shared/console/in-words';
import { ListState } from '../../../shared/console/list-failure';
import { counted, dateTime } from '../../../shared/format';
import { discardParkedEvents, replayParkedEvents } from '../api/consumers.mutation';
import { type ParkedStream, parkedEventsQuery } from '../api/parked-events.query';
import { ReasonDialog } from './reason-dialog';
import { useOperation } from './use-operation';

/** The dead letters of a consumer: retry them once the cause is fixed, or discard one with a reason. */
export function ParkedEvents({ name }: { name: string }) {
  const query = useQuery(parkedEventsQuery(name));
  const { data } = query;
  const [discarding, setDiscarding] = useState<ParkedStream>();
  if (!data) return <ListState of={query} what="what is set aside" rows={2} />;
  if (data.items.length === 0) return <p className="soft">Nothing is set aside here.</p>;
  return (
    <ul className="parked">
      {data.items.map((stream) => (
        <Parked key={stream.streamId} name={name} stream={stream} onDiscard={() => setDiscarding(stream)} />
      ))}
      {discarding && <DiscardDialog name={name} stream={discarding} onClose={() => setDiscarding(undefined)} />}
    </ul>
  );
}

function Parked({ name, stream, onDiscard }: { name: string; stream: ParkedStream; onDiscard: () => void }) {
  const { run, isPending } = useOperation(replayParkedEvents);
  const { streamId } = stream;
  return (
    <li>
      <p>
        <strong>{inWords(stream.type)}</strong> could not be handled ({counted(stream.attempts, 'try', 'tries')}, since{' '}
        {dateTime(stream.parkedAt)}): <code>{stream.error}</code>
      </p>
      {stream.waiting > 0 && <p className="soft">{waiting(stream.waiting)}</p>}
      <div className="row">
        <Button
          size="small"
          type="primary"
          loading={isPending || stream.replayAsked}
          onClick={() => void run({ name, streamId })}
        >
          Try again
        </Button>
        <Button size="small" danger onClick={onDiscard}>
          Discard…
        </Button>
        <HistoryLink stream={streamId}>Its stream in the history</HistoryLink>
      </div>
    </li>
  );
}

const waiting = (events: number): string =>
  events === 1
    ? 'A later event of its stream waits behind it.'
    : `${events} later events of its stream wait behind it.`;

interface DialogProps {
  name: string;
  stream: ParkedStream;
  onClose: () => void;
}

function DiscardDialog({ name, stream: { streamId, version, type }, onClose }: DialogProps) {
  const discard = useOperation(discardParkedEvents);
  return (
    <ReasonDialog
      draft={`discard-${name}-${streamId}`}
      title={`Discard ${inWords(type)} for ${name}?`}
      text={`It stays in the log. ${name} goes on as if it had not happened, and your reason is recorded.`}
      isPending={discard.isPending}
      onConfirm={(reason) => discard.run({ name, streamId, version, reason })}
      onClose={onClose}
    />
  );
}
