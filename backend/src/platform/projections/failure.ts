import { isDatabaseContention, isDatabaseError, isDatabaseUnavailable, sqlState } from '../database/sql-state.js';
import { DomainError, isRefusal } from '../event-sourcing/index.js';
import { UnknownEventType } from '../event-store/event-registry.js';
import { eventStoreRefusals } from '../event-store/event-store.refusals.js';

/** The cause lies outside the event. The consumer backs off and retries. */
export class TransientError extends Error {
  override readonly name: string = 'TransientError';
}

export function isPoisonEvent(error: unknown): boolean {
  if (error instanceof TransientError || error instanceof UnknownEventType) return false;
  if (isRefusal(error, eventStoreRefusals.TOO_MANY_CHANGES_AT_ONCE)) return false;
  return !isDatabaseUnavailable(error) && !isDatabaseContention(error);
}

/** Describes a failure for operators by kind, code and place. The message is left out, as it could quote a member. */
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
