import { BlockList, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** The IPv4 address, or the /64 network that one IPv6 line is given whole. */
export function addressKey(ip: string): string | undefined {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(address)) return loopback.check(address, 'ipv4') ? undefined : address;
  return loopback.check(address, 'ipv6') ? undefined : networkOf(address);
}

function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const groups = [...first, ...Array<string>(Math.max(0, GROUPS - first.length - last.length)).fill('0'), ...last];
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
