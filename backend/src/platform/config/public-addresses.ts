import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { plainAddress } from './loopback.js';

const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');
const reserved = new BlockList();
const networks = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'],
  ...['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
];
for (const network of networks) {
  const [address = '', prefix] = network.split('/');
  reserved.addSubnet(address, Number(prefix), isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Whether the address is public: not of this machine, and not of a private or reserved network. */
export function isPublicAddress(ip: string): boolean {
  const address = plainAddress(ip);
  if (isIPv4(address)) return !reserved.check(address, 'ipv4');
  return unicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}
