import { CommandBus } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { businessDiary } from '../../src/demo-data/businesses.js';
import type { Cast } from '../../src/demo-data/cast.js';
import { Chance } from '../../src/demo-data/chance.js';
import { creatorDiary } from '../../src/demo-data/creators.js';
import { demoId } from '../../src/demo-data/people.js';
import { Calendar, Diary, type Step } from '../../src/demo-data/story.js';
import type { StoryClock } from '../../src/demo-data/story-clock.js';
import { journey, journeyOf } from '../../src/modules/creator-journey/public.js';
import { type MemberCommand, memberAggregate, memberOf } from '../../src/modules/identity/public.js';
import { ExecuteCommand, systemCaller } from '../../src/platform/command-handling/execute-command.js';
import { type Aggregate, DomainError, type Intent, intend } from '../../src/platform/event-sourcing/index.js';
import { EventRegistry } from '../../src/platform/event-store/event-registry.js';

const MEMBERS = 14;
const WHIMS = 30;
const STRANGERS = 290;

/** What members and staff did to each other, in an order of chance; much of it the rules refuse. */
export function randomHistory(seed: number, cast: Cast): Step[] {
  const chance = new Chance(seed);
  const numbers = new Set(Array.from({ length: MEMBERS }, () => chance.between(0, STRANGERS)));
  const lives = [...numbers].map((n, i) =>
    i % 3 === 0 ? businessDiary(n, chance.between(0, 99), chance, cast) : creatorDiary(n, chance, cast),
  );
  const ids = [...numbers].map((n) => demoId(`member/${String(n)}`));
  const calendar = new Calendar(new Date());
  const whims = Array.from({ length: WHIMS }, () => whim(chance, chance.pick(ids), cast));
  const steps = [
    ...lives.flatMap((diary) => diary.stepsFrom(0, calendar)),
    ...whims.flatMap((diary) => diary.stepsFrom(1, calendar)),
  ];
  return steps.toSorted((one, other) => one.moment - other.moment);
}

/** Something that staff or a member may do at any time. */
function whim(chance: Chance, memberId: string, { adminId }: Cast): Diary {
  const diary = new Diary();
  const member = (command: MemberCommand): Intent => intend(memberAggregate, memberOf(memberId), command);
  diary.wait(chance.between(1, 300));
  const deeds: (() => Intent)[] = [
    () =>
      intend(journey, journeyOf(memberId), {
        type: 'AdjustPoints',
        data: { delta: chance.between(-20, 20), adjusterIsCreator: false },
      }),
    () => member({ type: 'BanMember', data: { reason: 'Spam' } }),
    () => member({ type: 'ReactivateMember', data: {} }),
    () => member({ type: 'EditProfile', data: { firstName: chance.pick(['Ada', 'Bola', 'Chi']) } }),
    () => member({ type: 'SetMarketingConsent', data: { given: chance.oneIn(2) } }),
  ];
  diary.write(adminId, chance.pick(deeds));
  return diary;
}

/** Sends the commands, each member's in turn and all members at once; refused ones leave nothing behind. */
export async function live(app: NestFastifyApplication, clock: StoryClock, history: readonly Step[]): Promise<void> {
  const lives = Map.groupBy(history, ({ intent }) => intent.subjectId).values();
  await Promise.all([...lives].map((steps) => liveInTurn(app, clock, steps)));
  clock.backToNow();
}

/** Sends one command after the other, and leaves the clock at the last one's moment. */
export async function liveInTurn(
  app: NestFastifyApplication,
  clock: StoryClock,
  steps: readonly Step[],
): Promise<void> {
  for (const { at, actorId, intent } of steps) {
    clock.moveTo(at);
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
