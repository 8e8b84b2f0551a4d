import { type Aggregate, derivedStream } from '../../../platform/event-sourcing/index.js';
import type { StudyCommand } from './study.commands.js';
import { type Study, studyDecider } from './study.decider.js';
import { type StudyEvent, studyEvents } from './study.events.js';

export const study: Aggregate<Study, StudyCommand, StudyEvent> = {
  kind: 'study',
  events: studyEvents,
  decider: studyDecider,
};

export const studyOf = (memberId: string) => derivedStream(memberId, 'study');
