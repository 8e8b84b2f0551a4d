import { Injectable, type OnApplicationBootstrap, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { POLICY } from './access.decorator.js';
import { AccessRules } from './access-rules.js';

export interface GuardedRoute {
  readonly method: string;
  readonly path: string;
  readonly policy: string | undefined;
}

@Injectable()
export class EveryRouteHasAPolicy implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    private readonly rules: AccessRules,
  ) {}

  onApplicationBootstrap(): void {
    const open = this.routes().filter(({ policy }) => policy === undefined || !this.rules.has(policy));
    if (open.length === 0) return;
    const list = open.map(({ method, path }) => `${method} ${path}`).join(', ');
    throw new Error(`Every route needs @Access with a policy of the product's table. Missing: ${list}.`);
  }

  routes(): GuardedRoute[] {
    return this.discovery.getControllers().flatMap(({ metatype, instance }) => {
      if (!metatype || !instance) return [];
      const prototype = Object.getPrototypeOf(instance) as object;
      return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
        const handler = (prototype as Record<string, () => unknown>)[name];
        const path = handler && (Reflect.getMetadata(PATH_METADATA, handler) as string | undefined);
        if (!handler || path === undefined) return [];
        const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod];
        const base = Reflect.getMetadata(PATH_METADATA, metatype) as string;
        const policy = this.reflector.getAllAndOverride<string | undefined>(POLICY, [
          handler,
          metatype as () => unknown,
        ]);
        return [{ method, path: `/${base}/${path}`.replaceAll(/\/+/g, '/').replace(/(.)\/$/, '$1'), policy }];
      });
    });
  }
}
