import type { IncomingHttpHeaders } from 'node:http';
import { isIPv6 } from 'node:net';
import { isLoopback, plainAddress } from '../config/loopback.js';

const GROUPS = 8;
const GROUP_BITS = 16;
/** A line has a /64, a customer up to a /48. A wider network has a larger share, as more people use it. */
const WIDTHS = [
  { bits: 64, share: 1 },
  { bits: 56, share: 2 },
  { bits: 48, share: 3 },
];

/** The address of a request, as far as trusted proxies tell. */
export interface Origin {
  readonly ip: string;
  readonly headers: IncomingHttpHeaders;
}

export interface Network {
  readonly key: string;
  /** The multiple of a single address's allowance. */
  readonly share: number;
}

/** Whether a proxy, trusted or not, has forwarded the request. */
export const isForwarded = ({ forwarded, 'x-forwarded-for': by, 'x-real-ip': real }: IncomingHttpHeaders): boolean =>
  [forwarded, by, real].some((header) => header !== undefined);

/** Whether the request comes from this machine, and was not forwarded by a proxy on it. */
export const isFromHere = ({ ip, headers }: Origin): boolean => isLoopback(ip) && !isForwarded(headers);

/** The IPv4 address, or the networks of an IPv6 address, narrowest first. */
export function networksOf(ip: string): Network[] {
  const address = plainAddress(withoutPort(ip));
  if (!isIPv6(address)) return [{ key: address, share: 1 }];
  const groups = groupsOf(address);
  return WIDTHS.map(({ bits, share }) => ({ key: `${prefixOf(groups, bits)}/${String(bits)}`, share }));
}

/** Some proxies forward the port as well, which is another one for each connection. */
const withoutPort = (ip: string): string => ip.replace(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');

function groupsOf(address: string): number[] {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const middle = Array<string>(Math.max(0, GROUPS - first.length - last.length)).fill('0');
  return [...first, ...middle, ...last].map((group) => Number.parseInt(group, 16));
}

function prefixOf(groups: readonly number[], bits: number): string {
  const whole = groups.slice(0, Math.floor(bits / GROUP_BITS));
  const rest = bits % GROUP_BITS;
  const cut = (groups[whole.length] ?? 0) >> (GROUP_BITS - rest);
  return [...whole, ...(rest > 0 ? [cut << (GROUP_BITS - rest)] : [])].map((group) => group.toString(16)).join(':');
}
