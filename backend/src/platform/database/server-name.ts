import { addressesIn } from '../config/addresses.js';

/** Servers and database of an address, as a sentence names them: no password, and a socket by its folder. */
export function serverName(databaseUrl: string): string {
  const urls = addressesIn(databaseUrl).map((address) => new URL(address));
  const hosts = urls.map(({ host, searchParams }) => decodeURIComponent(searchParams.get('host') ?? host));
  return hosts.join(',') + (urls[0]?.pathname ?? '');
}
