// The time from a command until its read model shows it, at a constant 500 commands/s.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { startRedis } from '../scripts/lib/redis.mjs';
import { besideProcesses, withProduct } from './lib/product.mjs';
import { quantile } from './lib/rounds.mjs';

const PER_SECOND = 500;
const SEND_INTERVAL_MS = 20;
/** Long enough that the slow first second does not decide the 99th percentile. */
const TIMES_AS_LONG = 10;

/** First in one process that does everything, then in one of two servers beside two workers. */
export async function benchVisible(url, { seconds }) {
  const alone = await withProduct(url, 'all', (part, built) => commandsToVisible(part, built, seconds));
  const redis = await startRedis();
  try {
    const shared = { REDIS_URL: redis.url };
    const several = await besideProcesses(url, ['api', 'worker', 'worker'], shared, () =>
      withProduct(url, 'api', (part, built) => commandsToVisible(part, built, seconds), shared),
    );
    return [
      { bench: 'visible', name: 'one process', ...alone },
      { bench: 'visible', name: 'two servers, two workers, Redis', ...several },
    ];
  } finally {
    await redis.stop();
  }
}

async function commandsToVisible(part, built, seconds) {
  const { ExecuteCommand } = await built('platform/command-handling/execute-command.js');
  const { study, studyOf } = await built('modules/learn-hub/domain/study.aggregate.js');
  const handler = await part('platform/command-handling/execute-command.handler.js', 'ExecuteCommandHandler');
  const took = [];
  let behind = 0;
  const run = async () => {
    const member = uuidv7();
    const command = { type: 'MarkLessonRead', data: { topicSlug: 'social-media', day: 1 } };
    const caller = { actorId: member, commandId: randomUUID(), correlationId: randomUUID(), waitForReadModels: true };
    const start = performance.now();
    const { visible } = await handler.execute(new ExecuteCommand(study, studyOf(member), command, caller));
    took.push(performance.now() - start);
    if (!visible) behind += 1;
  };
  do {
    behind = 0;
    await Promise.all(Array.from({ length: 50 }, run)); // warm-up, until the consumers have started
  } while (behind > 0);
  took.length = 0;
  const all = [];
  const start = performance.now();
  for (let sent = 0; sent < PER_SECOND * seconds * TIMES_AS_LONG; ) {
    const due = Math.floor(((performance.now() - start) * PER_SECOND) / 1000);
    for (; sent < due; sent += 1) all.push(run());
    await pause(SEND_INTERVAL_MS);
  }
  await Promise.all(all);
  return { commands: took.length, p50: quantile(took, 0.5), p99: quantile(took, 0.99), behind };
}
