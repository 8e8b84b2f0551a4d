import { AsyncLocalStorage } from 'node:async_hooks';

export interface LogContext {
  readonly requestId?: string;
  readonly correlationId?: string;
  readonly causationId?: string | undefined;
}

const storage = new AsyncLocalStorage<LogContext>();

export const logContext = (): LogContext => storage.getStore() ?? {};

export const withLogContext = <T>(ids: LogContext, work: () => T): T => storage.run({ ...logContext(), ...ids }, work);
