import type { Aggregate } from '../../../platform/event-sourcing/index.js';
import type { StatementCommand } from './statement.commands.js';
import { type Statement, statementDecider } from './statement.decider.js';
import { type StatementEvent, statementEvents } from './statement.events.js';

export const statement: Aggregate<Statement, StatementCommand, StatementEvent> = {
  kind: 'statement',
  events: statementEvents,
  decider: statementDecider,
};

/** The subject is the statement itself, as it names many members and strangers. */
export const statementOf = (id: string): { streamId: string; subjectId: string } => ({ streamId: id, subjectId: id });
