import { CommandBus } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CONFIG, type ProductConfig } from '../config/config.js';
import { Accounts } from '../modules/identity/accounts/accounts.js';
import { Passwords } from '../modules/identity/passwords/passwords.js';
import { memberAggregate } from '../modules/identity/public.js';
import { ExecuteCommand } from '../platform/command-handling/execute-command.js';
import { Pool } from '../platform/database/pool.js';
import { retryWhileUnavailable } from '../platform/database/retry-while-unavailable.js';
import type { Aggregate } from '../platform/event-sourcing/index.js';
import { EventRegistry } from '../platform/event-store/event-registry.js';
import { EventStore } from '../platform/event-store/event-store.js';
import { Mailbox } from '../platform/mail/mailbox.js';
import { FeedConsumers } from '../platform/projections/feed-consumers.js';
import { ReadModelRegistry } from '../platform/projections/read-model-registry.js';
import { processes } from '../processes/index.js';
import { DEMO_PASSWORD, type DemoAccount, demoAccountsOf, people } from './accounts.js';
import type { Actors } from './actors.js';
import { demoStory, lastMemberId } from './demo-story.js';
import type { FakeClock } from './fake-clock.js';
import { demoId } from './people.js';
import { MOMENTS_A_DAY, type Step } from './story.js';
import { waitForConsumers } from './wait-for-consumers.js';

const CONCURRENCY = 16;
/** Makes 4,000 members. */
const LARGE_TIMES = 10;
const READ_MODELS_TIMEOUT_MS = 600_000;

/** Sends the commands of the demo's story, each at its time. Commands that were sent before do nothing. */
export class DemoLoader {
  constructor(
    private readonly app: NestFastifyApplication,
    private readonly clock: FakeClock,
  ) {}

  private get demoSize(): ProductConfig['demoSize'] {
    return this.app.get<ProductConfig>(CONFIG).demoSize;
  }

  /** Reads the log, as the account of the last member may be erased. */
  async isLoaded(): Promise<boolean> {
    return (
      this.demoSize === 'empty' || (await this.app.get(EventStore).load(memberAggregate, lastMemberId)).version > 0
    );
  }

  /** The accounts that exist. Erased ones are left out. */
  async accounts(): Promise<DemoAccount[]> {
    const accounts = demoAccountsOf(this.app.get<ProductConfig>(CONFIG));
    const found = await Promise.all(accounts.map(({ email }) => this.app.get(Accounts).byEmail(email)));
    return accounts.filter((_, i) => found[i]);
  }

  async load(): Promise<void> {
    const steps = demoStory(await this.actors(), new Date(), this.demoSize === 'large' ? LARGE_TIMES : 1);
    const story = steps.map((step, i) => ({ ...step, commandId: demoId(`step/${String(i)}`) }));
    const days = Map.groupBy(story, ({ moment }) => Math.floor(moment / MOMENTS_A_DAY));
    await this.app.get(FeedConsumers).withOnly(new Set(processes.map(({ name }) => name)), async () => {
      try {
        await this.app.get(Mailbox).closedWhile(async () => {
          for (const day of days.values()) await this.replayDay(day);
        });
      } finally {
        this.clock.reset();
      }
    });
    const projectors = this.app
      .get(ReadModelRegistry)
      .all()
      .map(({ projector }) => projector);
    await waitForConsumers(projectors, this.app.get(Pool), READ_MODELS_TIMEOUT_MS);
  }

  private async actors(): Promise<Actors> {
    const { adminEmail } = this.app.get<ProductConfig>(CONFIG);
    const admin = await this.app.get(Accounts).byEmail(adminEmail);
    if (!admin) throw new Error('The demo needs its admin.');
    const passwordHash = await this.app.get(Passwords).hash(DEMO_PASSWORD);
    return { adminId: admin.memberId, reviewerId: people.reviewer.id, passwordHash };
  }

  /** Waits for all consequences of a day before the next, so that the log is in the order of dates. */
  private async replayDay(day: readonly TimedStep[]): Promise<void> {
    for (const [, steps] of Map.groupBy(day, ({ moment }) => moment)) {
      const queue = steps.values();
      const sendQueued = async (): Promise<void> => {
        for (const step of queue) await this.send(step);
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, sendQueued));
    }
    await waitForConsumers(processes, this.app.get(Pool));
  }

  private async send({ at, actorId, intent, commandId }: TimedStep): Promise<void> {
    const { kind, streamId, subjectId, command } = intent;
    const aggregate = this.app.get(EventRegistry).aggregate(kind) as Aggregate;
    // `request` is the id, as hash and dates of a command differ when an interrupted load is resumed.
    const caller = { actorId, commandId, correlationId: commandId, request: commandId, waitForReadModels: false };
    await retryWhileUnavailable(() => {
      this.clock.setTo(at);
      return this.app.get(CommandBus).execute(new ExecuteCommand(aggregate, { streamId, subjectId }, command, caller));
    });
  }
}

type TimedStep = Step & { readonly commandId: string };
