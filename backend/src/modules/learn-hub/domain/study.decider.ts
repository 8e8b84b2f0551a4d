import { type Decider, DomainError } from '../../../platform/event-sourcing/index.js';
import type { MarkLessonRead, StudyCommand } from './study.commands.js';
import type { StudyEvent } from './study.events.js';
import { studyRefusals } from './study.refusals.js';

export const MASTERCLASS_DAYS = 7;

export type Study = Readonly<Record<string, readonly number[]>>;

export const studyDecider: Decider<Study, StudyCommand, StudyEvent> = {
  initial: {},
  decide: markRead,
  evolve: (study, { type, data }) =>
    type === 'LessonRead' ? { ...study, [data.topicSlug]: [...daysOf(study, data.topicSlug), data.day] } : study,
};

/** Days are read in any order. Each is recorded once. */
function markRead({ data: { topicSlug, day } }: MarkLessonRead, study: Study): StudyEvent[] {
  if (!Number.isInteger(day) || day < 1 || day > MASTERCLASS_DAYS)
    throw new DomainError(studyRefusals.LESSON_NOT_FOUND);
  const read = daysOf(study, topicSlug);
  if (read.includes(day)) return [];
  const isLast = read.length === MASTERCLASS_DAYS - 1;
  return [
    { type: 'LessonRead', data: { topicSlug, day } },
    ...(isLast ? [{ type: 'MasterclassCompleted', data: { topicSlug } } as const] : []),
  ];
}

const daysOf = (study: Study, topicSlug: string): readonly number[] => study[topicSlug] ?? [];
