import type { Aggregate } from '../../../platform/event-sourcing/index.js';
import type { StatementCommand } from './statement.commands.js';
import { type Statement, statementDecider } from './statement.decider.js';
import { type StatementEvent, statementEvents } from './statement.events.js';

export const statement: Aggregate<Statement, StatementCommand, StatementEvent> = {
  kind: 'statement',
  events: statementEvents,
  decider: statementDecider,
};

/** The stream is about no member: a statement names many, and strangers. */
export const statementOf = (id: string): { streamId: string; subjectId: string } => ({ streamId: id, subjectId: id });
