import { isDatabaseContention, isDatabaseError, isDatabaseUnavailable, sqlState } from '../database/sql-state.js';
import { DomainError, isRefusal } from '../event-sourcing/index.js';
import { UnknownEventType } from '../event-store/event-registry.js';
import { eventStoreRefusals } from '../event-store/event-store.refusals.js';

/** Thrown for a reason that lies outside the event; the consumer backs off and tries again. */
export class TransientError extends Error {
  override readonly name: string = 'TransientError';
}

export function isPoisonEvent(error: unknown): boolean {
  if (error instanceof TransientError || error instanceof UnknownEventType) return false;
  if (isRefusal(error, eventStoreRefusals.TOO_MANY_CHANGES_AT_ONCE)) return false;
  return !isDatabaseUnavailable(error) && !isDatabaseContention(error);
}

/** A failure for operators: its kind, code and place. Its message could quote what a member wrote. */
export function describeFailure(error: unknown): string {
  if (!Error.isError(error)) return typeof error;
  if (error instanceof DomainError) return `refused: ${error.refusal.code}`;
  if (error instanceof UnknownEventType) return error.message.replace(/\.$/, '');
  if (isDatabaseError(error) && error.code === sqlState.diskFull) return 'the disk of the database is full';
  const code = 'code' in error ? ` ${String(error.code)}` : '';
  const frames = error.stack?.split('\n    at ').slice(1) ?? [];
  const nearest = frames.find((frame) => !/node_modules|node:/.test(frame)) ?? frames[0];
  const line = /([\w.-]+\.[jt]s:\d+)/.exec(nearest ?? '')?.[1];
  return `${error.name}${code}${line === undefined ? '' : ` at ${line}`}`;
}
