import { useInfiniteQuery } from '@tanstack/react-query';
import { EventSentence } from '../../../shared/console/event-sentence';
import { HistoryLink } from '../../../shared/console/history-link';
import { ListState } from '../../../shared/console/list-failure';
import { Older } from '../../../shared/ui/older-items';
import { batchQuery } from '../api/history.query';

/** The decisions of one batch, each with its own event and what followed from it. */
export function BatchItems({ correlationId, count }: { correlationId: string; count: number }) {
  const list = useInfiniteQuery(batchQuery(correlationId));
  const events = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const decisions = events.filter(({ type, causationId }) => causationId === null && type !== 'DecidedTogether');
  const isPart = list.data !== undefined && !list.hasNextPage && decisions.length < count;
  return (
    <section aria-label="Its decisions">
      <h3>Its decisions</h3>
      {isPart && (
        <p className="soft">
          {decisions.length} of {count} were made. The rest was cancelled or refused.
        </p>
      )}
      {list.data ? (
        <ul className="batch">
          {decisions.map((event) => (
            <li key={event.position} className="sentence">
              <EventSentence event={event} /> <HistoryLink position={event.position}>Its event</HistoryLink>
            </li>
          ))}
        </ul>
      ) : (
        <ListState of={list} what="the decisions" rows={2} />
      )}
      <Older list={list} />
    </section>
  );
}
