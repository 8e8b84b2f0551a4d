const PARTS = /^([\w+]+:\/\/(?:[^/?]*@)?)([^/?]*)(.*)$/s;

/** An address for each server that one of PostgreSQL names, such as `postgres://ada@one:5432,two/sankofa`. */
export function addressesIn(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = PARTS.exec(url) ?? [];
  return hosts.split(',').map((host) => before + host + after);
}

export const firstAddress = (url: string): string => addressesIn(url)[0] ?? '';
