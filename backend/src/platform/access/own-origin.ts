import type { IncomingHttpHeaders } from 'node:http';

/** Whether the request comes from our own page, as the browser tells. Other clients send no origin and pass. */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === undefined || origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
