import { useQuery } from '@tanstack/react-query';
import { inWords, whoDid } from '../../../shared/console/in-words';
import { ListState } from '../../../shared/console/list-failure';
import { type HistoryEntry, storyQuery } from '../api/history.query';
import { buildStory, type Step } from './story-tree';

export function Story({ event }: { event: HistoryEntry }) {
  const query = useQuery(storyQuery(event.correlationId));
  return (
    <section aria-label="What led to what">
      <h3>What led to what</h3>
      {query.data && <Steps steps={buildStory(query.data.events)} shown={event} />}
      <ListState of={query} what="the story" rows={2} />
    </section>
  );
}

const Steps = ({ steps, shown }: { steps: Step[]; shown: HistoryEntry }) => (
  <ul className="story">
    {steps.map(({ command, events, next }) => (
      <li key={command}>
        {events.map((event) => (
          <div
            key={event.position}
            className="story__event"
            aria-current={event.position === shown.position ? 'true' : undefined}
          >
            <strong>{inWords(event.type)}</strong> <bdi className="soft">{whoDid(event)}</bdi>
          </div>
        ))}
        {next.length > 0 && <Steps steps={next} shown={shown} />}
      </li>
    ))}
  </ul>
);
