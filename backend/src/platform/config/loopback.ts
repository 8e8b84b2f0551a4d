import { BlockList, isIP, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

export const plainAddress = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '');

export function isLoopback(ip: string): boolean {
  const address = plainAddress(ip);
  return isIP(address) !== 0 && loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
