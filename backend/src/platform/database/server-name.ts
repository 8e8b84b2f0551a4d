import { addressesIn } from '../config/addresses.js';

/** Hosts and database name for messages: without the password, a socket as its folder. */
export function serverName(databaseUrl: string): string {
  const urls = addressesIn(databaseUrl).map((address) => new URL(address));
  const hosts = urls.map(({ host, searchParams }) => decodeURIComponent(searchParams.get('host') ?? host));
  return hosts.join(',') + (urls[0]?.pathname ?? '');
}
