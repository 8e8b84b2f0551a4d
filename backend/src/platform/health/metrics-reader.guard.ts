import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config/config.js';
import { isLoopback, plainAddress } from '../config/loopback.js';
import { httpRefusals } from '../http/http.refusals.js';
import { HttpProblem } from '../http/problem.js';
import { isForwarded } from '../throttling/address.js';

const privateNetworks = new BlockList();
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addSubnet('fc00::', 7, 'ipv6');

/** Metrics are for holders of the token. Without a token setting, for private networks, but not through a proxy. */
@Injectable()
export class MetricsReaderGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const { headers, ip } = context.switchToHttp().getRequest<FastifyRequest>();
    const isNear = !isForwarded(headers) && (isLoopback(ip) || isPrivateAddress(ip));
    const { metricsToken } = this.config;
    const mayRead = metricsToken === undefined ? isNear : isSame(headers.authorization, `Bearer ${metricsToken}`);
    if (!mayRead) throw new HttpProblem(httpRefusals.NOT_SIGNED_IN);
    return true;
  }
}

function isPrivateAddress(ip: string): boolean {
  const address = plainAddress(ip);
  return privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Compares hashes, so that the time reveals neither length nor content. */
const isSame = (given: string | undefined, expected: string): boolean =>
  timingSafeEqual(digest(given ?? ''), digest(expected));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
