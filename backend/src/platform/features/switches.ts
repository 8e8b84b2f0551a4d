import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { readShared, TtlCache } from '../caching/ttl-cache.js';
import { DomainError } from '../event-sourcing/index.js';
import { LiveUpdates } from '../live-updates/live-updates.js';
import { switchRefusals } from './switches.refusals.js';

/** A part of the product that is off until an admin turns it on. */
export interface Switch {
  readonly name: string;
  readonly does: string;
}

/** Changes are announced. This limits how long a lost announcement matters. */
const STATES_TTL_MS = 2_000;

@Injectable()
export class Switches {
  private readonly declared = new Map<string, Switch>();
  private readStates = (): Promise<ReadonlySet<string>> => Promise.resolve(new Set());
  private readonly states = new TtlCache<'on', Promise<ReadonlySet<string>>>(STATES_TTL_MS);

  constructor(live: LiveUpdates) {
    live.onChangedForEveryone(() => this.states.deleteWhere(() => true));
  }

  register(feature: Switch): void {
    if (this.declared.has(feature.name)) throw new Error(`The switch ${feature.name} is declared twice.`);
    this.declared.set(feature.name, feature);
  }

  readWith(read: () => Promise<ReadonlySet<string>>): void {
    this.readStates = read;
  }

  all(): readonly Switch[] {
    return [...this.declared.values()].toSorted((a, b) => a.name.localeCompare(b.name));
  }

  has(name: string): boolean {
    return this.declared.has(name);
  }

  async isOn(name: string): Promise<boolean> {
    if (!this.declared.has(name)) throw new Error(`No module declares the switch ${name}.`);
    return (await readShared(this.states, 'on', this.readStates)).has(name);
  }

  async assertOn(name: string): Promise<void> {
    if (!(await this.isOn(name))) throw new DomainError(switchRefusals.FEATURE_OFF);
  }
}

const SWITCH = 'switch';

@Injectable()
class SwitchGuard implements CanActivate {
  constructor(
    private readonly switches: Switches,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.switches.assertOn(this.reflector.getAllAndOverride(SWITCH, [context.getHandler(), context.getClass()]));
    return true;
  }
}

/** Refuses a route or a controller with `FEATURE_OFF` while the switch is off. */
export const BehindSwitch = (name: string): ClassDecorator & MethodDecorator =>
  applyDecorators(SetMetadata(SWITCH, name), UseGuards(SwitchGuard));
