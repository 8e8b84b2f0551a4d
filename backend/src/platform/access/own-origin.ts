import type { IncomingHttpHeaders } from 'node:http';

/** Whether a page of ours asks, as far as the browser tells; a client that is no browser names no origin. */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === undefined || origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
