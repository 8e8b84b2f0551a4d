import { BlockList, isIPv6 } from 'node:net';

const reserved = new BlockList();
const networks = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'],
  ...['::/96', '::1/128', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32', '2002::/16'],
  ...['fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
];
for (const network of networks) {
  const [address = '', prefix] = network.split('/');
  reserved.addSubnet(address, Number(prefix), isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Whether the address is public: not of this machine, and not of a private or reserved network. */
export const isPublicAddress = (ip: string): boolean => !reserved.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
