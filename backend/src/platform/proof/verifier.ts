import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../config/clock.js';
import { CONFIG, type Config } from '../config/config.js';
import { beginning } from '../event-sourcing/index.js';
import { AlteredRecords, addAltered } from './altered-records.js';
import { KnownSeals } from './known-seals.js';
import { verifyingKeysOf } from './seal.js';
import { keyIdOf, publicKeysOf, type SealingKey } from './seal-keys.js';
import { SealStore } from './seal-store.js';
import { SealedLog } from './sealed-log.js';
import { type Fault, type Verdict, Verification } from './verification.js';

const PROGRESS_INTERVAL_MS = 300;
const MAX_COUNTED = 1_000;

export interface VerificationState {
  readonly startedAt: string;
  readonly finishedAt: string | null;
  readonly eventsChecked: number;
  readonly eventsToCheck: number;
  readonly verdict: Verdict | null;
}

interface Walk {
  readonly verdict: Promise<Verdict>;
  readonly stop: AbortController;
  state: () => VerificationState | undefined;
  waiting: number;
}

/** Verifies the whole log. Concurrent callers share one walk, which ends once no caller waits for it. */
@Injectable()
export class Verifier {
  private walk: Walk | undefined;
  private finished: VerificationState | undefined;
  private readonly checks: (() => Promise<Fault | undefined>)[] = [];

  constructor(
    private readonly seals: SealStore,
    private readonly log: SealedLog,
    private readonly known: KnownSeals,
    private readonly alteredRecords: AlteredRecords,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  get key(): Pick<SealingKey, 'id' | 'publicKey'> {
    const [publicKey = ''] = publicKeysOf(this.config);
    return { id: keyIdOf(publicKey), publicKey };
  }

  /** Adds a check that runs once the log fits its seals. */
  register(check: () => Promise<Fault | undefined>): void {
    this.checks.push(check);
  }

  state(): VerificationState | undefined {
    return this.walk?.state() ?? this.finished;
  }

  async verify(): Promise<Verdict> {
    const walk = this.join();
    try {
      return await walk.verdict;
    } finally {
      this.leave(walk);
    }
  }

  /** Yields the progress at intervals, at last the verdict. A caller that breaks off no longer counts. */
  async *watch(): AsyncGenerator<VerificationState, void> {
    const walk = this.join();
    try {
      for (let verdict: Verdict | undefined; !verdict; ) {
        verdict = await Promise.race([walk.verdict, pause(PROGRESS_INTERVAL_MS, undefined)]);
        const state = walk.state();
        if (state) yield state;
      }
    } finally {
      this.leave(walk);
    }
  }

  private join(): Walk {
    this.walk ??= this.begin();
    this.walk.waiting++;
    return this.walk;
  }

  private leave(walk: Walk): void {
    walk.waiting--;
    if (walk.waiting === 0) this.end(walk);
  }

  private end(walk: Walk): void {
    walk.stop.abort();
    if (this.walk === walk) this.walk = undefined;
  }

  private begin(): Walk {
    const stop = new AbortController();
    const started = Promise.withResolvers<Verdict>();
    const walk: Walk = { verdict: started.promise, stop, state: () => undefined, waiting: 0 };
    started.promise.catch(() => undefined); // the callers get the error
    started.resolve(this.run(walk));
    return walk;
  }

  private async run(walk: Walk): Promise<Verdict> {
    const startedAt = this.clock.now().toISOString();
    // A restored backup may be older than the known seal. The start asks to accept that.
    const known = this.config.role === 'command-line' ? undefined : await this.known.newest();
    const newest = await this.seals.last();
    const unsealed = await this.log.after(newest?.at ?? beginning, MAX_COUNTED);
    const eventsToCheck = (newest?.size ?? 0) + unsealed.length;
    const verification = new Verification(
      verifyingKeysOf(this.config, await this.seals.handovers()),
      known ? [known] : [],
    );
    const show = (finishedAt: string | null, verdict: Verdict | null): VerificationState => {
      return { startedAt, finishedAt, eventsChecked: verification.eventsChecked, eventsToCheck, verdict };
    };
    walk.state = () => show(null, null);
    const ofLog = verification.run(this.log.hashes(), walk.stop.signal);
    const verdict = await this.withChecks(addAltered(...(await Promise.all([ofLog, this.alteredRecords.compare()]))));
    const finished = show(this.clock.now().toISOString(), verdict);
    walk.state = () => finished;
    this.finished = finished;
    this.end(walk);
    return verdict;
  }

  private async withChecks(verdict: Verdict): Promise<Verdict> {
    for (const check of verdict.ok ? this.checks : []) {
      const fault = await check();
      if (fault) return { ...verdict, ok: false, fault };
    }
    return verdict;
  }
}
