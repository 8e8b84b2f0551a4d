const PARTS = /^([\w+]+:\/\/(?:[^/?]*@)?)([^/?]*)(.*)$/s;

/** Splits a PostgreSQL address with several hosts, such as `postgres://ada@one:5432,two/sankofa`, into one per host. */
export function addressesIn(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = PARTS.exec(url) ?? [];
  return hosts.split(',').map((host) => before + host + after);
}

export const firstAddress = (url: string): string => addressesIn(url)[0] ?? '';
