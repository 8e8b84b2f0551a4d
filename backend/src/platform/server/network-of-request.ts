import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Config } from '../config/config.js';
import { isFromHere, networksOf } from '../throttling/address.js';

/** By what Fastify's own `trustProxy` believes of proxies. */
export const trustOf = ({ trustedProxies }: Pick<Config, 'trustedProxies'>) =>
  typeof trustedProxies === 'number' ? (_: string, hop: number) => hop < trustedProxies : [...trustedProxies];

/** The narrowest network that a request comes from; for those that Fastify does not see, such as of sockets. */
export function networkOfRequest(config: Pick<Config, 'trustedProxies'>) {
  const trust = trustOf(config);
  return (request: IncomingMessage): string | undefined => {
    const ip = proxyAddr(request, trust);
    return isFromHere({ ip, headers: request.headers }) ? undefined : networksOf(ip)[0]?.key;
  };
}
