import { CommandBus } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Actors } from '../../src/demo-data/actors.js';
import { businessDiary } from '../../src/demo-data/businesses.js';
import { creatorDiary } from '../../src/demo-data/creators.js';
import type { FakeClock } from '../../src/demo-data/fake-clock.js';
import { demoId } from '../../src/demo-data/people.js';
import { Random } from '../../src/demo-data/random.js';
import { Calendar, Diary, type Step } from '../../src/demo-data/story.js';
import { journey, journeyOf } from '../../src/modules/creator-journey/public.js';
import { type MemberCommand, memberAggregate, memberOf } from '../../src/modules/identity/public.js';
import { ExecuteCommand, systemCaller } from '../../src/platform/command-handling/execute-command.js';
import { type Aggregate, DomainError, type Intent, intend } from '../../src/platform/event-sourcing/index.js';
import { EventRegistry } from '../../src/platform/event-store/event-registry.js';

const MEMBERS = 14;
const WHIMS = 30;
const STRANGERS = 290;

/** Acts of members and staff in random order, many of which the rules refuse. */
export function randomHistory(seed: number, actors: Actors): Step[] {
  const random = new Random(seed);
  const numbers = new Set(Array.from({ length: MEMBERS }, () => random.between(0, STRANGERS)));
  const lives = [...numbers].map((n, i) =>
    i % 3 === 0 ? businessDiary(n, random.between(0, 99), random, actors) : creatorDiary(n, random, actors),
  );
  const ids = [...numbers].map((n) => demoId(`member/${String(n)}`));
  const calendar = new Calendar(new Date());
  const whims = Array.from({ length: WHIMS }, () => whim(random, random.pick(ids), actors));
  const steps = [
    ...lives.flatMap((diary) => diary.stepsFrom(0, calendar)),
    ...whims.flatMap((diary) => diary.stepsFrom(1, calendar)),
  ];
  return steps.toSorted((one, other) => one.moment - other.moment);
}

/** An act of staff or a member that is possible at any time. */
function whim(random: Random, memberId: string, { adminId }: Actors): Diary {
  const diary = new Diary();
  const member = (command: MemberCommand): Intent => intend(memberAggregate, memberOf(memberId), command);
  diary.wait(random.between(1, 300));
  const deeds: (() => Intent)[] = [
    () =>
      intend(journey, journeyOf(memberId), {
        type: 'AdjustPoints',
        data: { delta: random.between(-20, 20), adjusterIsCreator: false },
      }),
    () => member({ type: 'BanMember', data: { reason: 'Spam' } }),
    () => member({ type: 'ReactivateMember', data: {} }),
    () => member({ type: 'EditProfile', data: { firstName: random.pick(['Ada', 'Bola', 'Chi']) } }),
    () => member({ type: 'SetMarketingConsent', data: { given: random.oneIn(2) } }),
  ];
  diary.write(adminId, random.pick(deeds));
  return diary;
}

/** Sends the commands, each member's in order and all members concurrently. Refused commands are ignored. */
export async function live(app: NestFastifyApplication, clock: FakeClock, history: readonly Step[]): Promise<void> {
  const lives = Map.groupBy(history, ({ intent }) => intent.subjectId).values();
  await Promise.all([...lives].map((steps) => liveInTurn(app, clock, steps)));
  clock.reset();
}

/** Sends the commands one by one, and leaves the clock at the last one's time. */
export async function liveInTurn(app: NestFastifyApplication, clock: FakeClock, steps: readonly Step[]): Promise<void> {
  for (const { at, actorId, intent } of steps) {
    clock.setTo(at);
    await carryOut(app, actorId, intent);
  }
}

async function carryOut(app: NestFastifyApplication, actorId: string, intent: Intent): Promise<void> {
  const { kind, streamId, subjectId, command } = intent;
  const aggregate = app.get(EventRegistry).aggregate(kind) as Aggregate;
  const execution = new ExecuteCommand(aggregate, { streamId, subjectId }, command, systemCaller(actorId));
  await app
    .get(CommandBus)
    .execute(execution)
    .catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
    });
}
