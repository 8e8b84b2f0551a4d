import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../config/clock.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { type SealingKey, sealingKey, VerifyingKeys } from './seal-keys.js';
import { SealStore } from './seal-store.js';
import { SealedLog } from './sealed-log.js';
import { type Verdict, Verification } from './verification.js';

/** How far the verification is that runs in this process, or how the last one ended. */
export interface VerificationState {
  readonly startedAt: string;
  readonly finishedAt: string | null;
  readonly eventsChecked: number;
  readonly eventsToCheck: number;
  readonly verdict: Verdict | null;
}

/** Verifies the whole log; whoever asks while it does so gets the same verdict. */
@Injectable()
export class Verifier {
  private running: Promise<Verdict> | undefined;
  private look: () => VerificationState | undefined = () => undefined;

  constructor(
    @Inject(SealStore) private readonly seals: SealStore,
    @Inject(SealedLog) private readonly log: SealedLog,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** What auditors check the seals with. */
  get key(): Pick<SealingKey, 'id' | 'publicKey'> {
    return sealingKey(this.config.sealKey);
  }

  state(): VerificationState | undefined {
    return this.look();
  }

  verify(): Promise<Verdict> {
    this.running ??= this.walk().finally(() => (this.running = undefined));
    return this.running;
  }

  private async walk(): Promise<Verdict> {
    const eventsToCheck = (await this.seals.last())?.size ?? 0;
    const verification = new Verification(new VerifyingKeys([this.key.publicKey]));
    const startedAt = this.clock.now().toISOString();
    const show = (finishedAt: string | null, verdict: Verdict | null): VerificationState => {
      return { startedAt, finishedAt, eventsChecked: verification.eventsChecked, eventsToCheck, verdict };
    };
    this.look = () => show(null, null);
    try {
      const verdict = await verification.run(this.log.entries());
      const finished = show(this.clock.now().toISOString(), verdict);
      this.look = () => finished;
      return verdict;
    } catch (error) {
      this.look = () => undefined;
      throw error;
    }
  }
}
