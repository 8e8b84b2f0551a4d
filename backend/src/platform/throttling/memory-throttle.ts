import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../config/clock.js';
import { type Patience, Throttle } from './throttle.js';

interface Tries {
  count: number;
  nextAt: number;
  forgetAt: number;
}

const MAX_KEYS = 100_000;

/** Counts in this process alone, and forgets the longest untouched keys when there are too many. */
@Injectable()
export class MemoryThrottle extends Throttle {
  private readonly tries = new Map<string, Tries>();

  constructor(@Inject(Clock) private readonly clock: Clock) {
    super();
  }

  override async admit(key: string, { free, maxDelaySeconds, forgetAfterSeconds }: Patience): Promise<number> {
    const now = this.clock.now().getTime();
    const known = this.tries.get(key);
    const before = known && known.forgetAt > now ? known : undefined;
    if (before && before.nextAt > now) return Math.ceil((before.nextAt - now) / 1000);
    const count = (before?.count ?? 0) + 1;
    const delay = count <= free ? 0 : Math.min(2 ** (count - free - 1), maxDelaySeconds);
    this.keep(key, { count, nextAt: now + delay * 1000, forgetAt: now + forgetAfterSeconds * 1000 });
    return 0;
  }

  override async forgive(key: string): Promise<void> {
    this.tries.delete(key);
  }

  private keep(key: string, tries: Tries): void {
    this.tries.delete(key);
    this.tries.set(key, tries);
    if (this.tries.size <= MAX_KEYS) return;
    const oldest = this.tries.keys().next();
    if (!oldest.done) this.tries.delete(oldest.value);
  }
}
