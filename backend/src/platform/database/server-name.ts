/** Server and database of an address, as a sentence names them: no password, and a socket by its folder. */
export function serverName(databaseUrl: string): string {
  const { host, pathname, searchParams } = new URL(databaseUrl);
  return decodeURIComponent(searchParams.get('host') ?? host) + pathname;
}
