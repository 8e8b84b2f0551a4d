import { Inject, Injectable } from '@nestjs/common';
import { PeriodicTask } from '../../background/periodic-task.js';
import { Clock } from '../../config/clock.js';
import { CONFIG, type Config } from '../../config/config.js';
import { addDays, addMinutes } from '../../event-sourcing/index.js';
import { DefiniteFailure, Effects } from '../../jobs/effects.js';
import type { JobKind } from '../../jobs/job.js';
import { Jobs } from '../../jobs/jobs.js';
import { MailTransport } from '../../mail/message.js';
import { Metrics } from '../../metrics/metrics.js';
import { KnownSeals } from '../known-seals.js';
import { SealStore } from '../seal-store.js';
import { type Anchor, anchorsOf } from './anchors.js';

const ENQUEUE_INTERVAL_MS = 60_000;
/** For this long after midnight (UTC), yesterday's seal still counts. */
const GRACE_MINUTES = 120;

const MAX_SHOWN_DAYS = 31;

export interface AnchoredSeal {
  readonly name: string;
  readonly keptAt: Date | null;
  readonly number: number | null;
  readonly size: number | null;
}

const keepings: JobKind<{ anchor: string; effect: string; number: number }> = { queue: 'anchors' };

const hourOf = (at: Date): string => at.toISOString().slice(0, 13);
const effectOf = ({ name }: Anchor, at: Date): string => `anchor-${name}-${at.toISOString().slice(0, 10)}`;

/** Hands the newest seal to each anchor once a day, and retries a failed anchor every hour. */
@Injectable()
export class Anchoring {
  readonly enqueueing = new PeriodicTask('anchors', ENQUEUE_INTERVAL_MS, () => this.enqueueDue());
  readonly anchors: readonly Anchor[];

  constructor(
    private readonly known: KnownSeals,
    private readonly seals: SealStore,
    private readonly effects: Effects,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    metrics: Metrics,
    @Inject(CONFIG) config: Config,
    @Inject(MailTransport) transport: MailTransport | null,
  ) {
    this.anchors = anchorsOf(config.anchors, config.publicUrl, transport);
    jobs.handle(keepings, (keeping) => this.keep(keeping));
    const help = 'Anchors that have not been given a seal today.';
    metrics.gauge('sankofa_failing_anchors', help, async () => [{ value: (await this.failing()).length }]);
  }

  /** Names of the anchors that hold no seal of today. */
  async failing(): Promise<string[]> {
    const now = this.clock.now();
    const times = [now, addMinutes(now, -GRACE_MINUTES)];
    const done = await this.effects.done(this.anchors.flatMap((anchor) => times.map((at) => effectOf(anchor, at))));
    return this.anchors.filter((anchor) => !times.some((at) => done.has(effectOf(anchor, at)))).map(({ name }) => name);
  }

  /** The last seal that each anchor was given within a month. */
  async newest(): Promise<AnchoredSeal[]> {
    const days = Array.from({ length: MAX_SHOWN_DAYS }, (_, i) => addDays(this.clock.now(), -i));
    return Promise.all(
      this.anchors.map(async (anchor) => {
        const [last] = await this.effects.endings(days.map((day) => effectOf(anchor, day)));
        const seal = last && (await this.seals.byNumber(Number(last.data['number'])));
        const { number = null, size = null } = seal ?? {};
        return { name: anchor.name, keptAt: last?.endedAt ?? null, number, size };
      }),
    );
  }

  async enqueueDue(): Promise<void> {
    const newest = this.anchors.length > 0 && (await this.seals.last());
    if (!newest || (await this.known.findContradiction()) !== null) return;
    const now = this.clock.now();
    const done = await this.effects.done(this.anchors.map((anchor) => effectOf(anchor, now)));
    const due = this.anchors.filter((anchor) => !done.has(effectOf(anchor, now)));
    const jobs = due.map((anchor) => ({
      id: `anchor-${anchor.name}-${hourOf(now)}`,
      data: { anchor: anchor.name, effect: effectOf(anchor, now), number: newest.number },
    }));
    await this.jobs.add(keepings, jobs);
  }

  private async keep(data: NonNullable<typeof keepings.data>): Promise<void> {
    const anchor = this.anchors.find(({ name }) => name === data.anchor);
    if (!anchor) return; // it was removed from the settings meanwhile
    await this.effects.once({ id: data.effect, queue: keepings.queue, data }, async () => {
      const seal = (await this.known.findContradiction()) === null && (await this.seals.byNumber(data.number));
      if (!seal) throw new DefiniteFailure(new Error('The proof is contradicted.'));
      await anchor.keep(seal, data.effect);
    });
  }
}
