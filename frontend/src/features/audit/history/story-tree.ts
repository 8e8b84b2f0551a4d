import type { HistoryEntry } from '../api/history.query';

/** The events of one command, and the commands they led to. */
export interface Step {
  command: string;
  events: HistoryEntry[];
  next: Step[];
}

/** The events of one request as a tree of commands. A command whose cause is not among them is a root. */
export function buildStory(events: HistoryEntry[]): Step[] {
  const steps = new Map<string, Step>();
  for (const event of events) {
    const step = steps.get(event.commandId) ?? { command: event.commandId, events: [], next: [] };
    step.events.push(event);
    steps.set(event.commandId, step);
  }
  const roots: Step[] = [];
  for (const step of steps.values()) {
    const cause = steps.get(step.events[0]?.causationId ?? '');
    (cause && cause !== step ? cause.next : roots).push(step);
  }
  return roots;
}
