import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Config } from '../config/config.js';
import { isFromHere, networksOf } from '../throttling/address.js';

export const trustOf = ({ trustedProxies }: Pick<Config, 'trustedProxies'>) =>
  typeof trustedProxies === 'number' ? (_: string, hop: number) => hop < trustedProxies : [...trustedProxies];

/** The narrowest network of a request that Fastify does not see, such as of a socket. */
export function networkOfRequest(config: Pick<Config, 'trustedProxies'>) {
  const trust = trustOf(config);
  return (request: IncomingMessage): string | undefined => {
    const ip = proxyAddr(request, trust);
    return isFromHere({ ip, headers: request.headers }) ? undefined : networksOf(ip)[0]?.key;
  };
}
