import { defineAggregate } from '../../../platform/event-sourcing/index.js';
import { statementDecider } from './statement.decider.js';
import { statementEvents } from './statement.events.js';

export const statement = defineAggregate('statement', statementEvents, statementDecider);

/** The subject is the statement itself, as it names many members and strangers. */
export const statementOf = (id: string): { streamId: string; subjectId: string } => ({ streamId: id, subjectId: id });
