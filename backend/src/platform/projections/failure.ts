import { isDatabaseContention, isDatabaseError, isDatabaseUnavailable, sqlState } from '../database/sql-state.js';
import { DomainError, isRefusal } from '../event-sourcing/index.js';
import { UnknownEventType } from '../event-store/event-registry.js';
import { eventStoreRefusals } from '../event-store/event-store.refusals.js';
import { NotTheEvent } from './feed-follower.js';
import { LeaseLost } from './lease.js';
import { NoLongerParked } from './parked-events.js';

/**
 * Whether the event itself is what cannot be handled. Otherwise it is the surroundings: a lost connection or lease, a
 * busy stream, or a log that is newer than this build; then the consumer waits, and skips nothing.
 */
export function isOfTheEvent(error: unknown): boolean {
  if (error instanceof NotTheEvent) return false;
  if (error instanceof LeaseLost || error instanceof NoLongerParked || error instanceof UnknownEventType) return false;
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
  const nearest = frames.find((frame) => !/node_modules|node:/.test(frame)) ?? frames[0]; // a library's own line says nothing
  const place = /([\w.-]+\.[jt]s:\d+)/.exec(nearest ?? '')?.[1];
  return `${error.name}${code}${place === undefined ? '' : ` at ${place}`}`;
}
