import { defineAggregate, derivedStream } from '../../../platform/event-sourcing/index.js';
import { studyDecider } from './study.decider.js';
import { studyEvents } from './study.events.js';

export const study = defineAggregate('study', studyEvents, studyDecider);

export const studyOf = (memberId: string) => derivedStream(memberId, 'study');
