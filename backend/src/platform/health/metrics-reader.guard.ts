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

/** Figures tell how busy the product is: for the token's holder, or without a token for whoever is near, unless a proxy passes it on. */
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

/** Hashed first, so that neither length nor content shows in the time it takes. */
const isSame = (given: string | undefined, expected: string): boolean =>
  timingSafeEqual(digest(given ?? ''), digest(expected));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
