// From a command to the moment when its read model shows it, at a steady 500 commands a second in one process.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { withProduct } from './lib/product.mjs';
import { quantile } from './lib/rounds.mjs';

const PER_SECOND = 500;
const TICK_MS = 20;

export const benchVisible = (url, { seconds }) =>
  withProduct(url, 'all', async (part, built) => {
    const { ExecuteCommand } = await built('platform/command-handling/execute-command.js');
    const { study, studyOf } = await built('modules/learn-hub/domain/study.aggregate.js');
    const handler = await part('platform/command-handling/execute-command.handler.js', 'ExecuteCommandHandler');
    const took = [];
    let behind = 0;
    const run = async () => {
      const member = uuidv7();
      const command = { type: 'MarkLessonRead', data: { topicSlug: 'social-media', day: 1 } };
      const caller = { actorId: member, commandId: randomUUID(), correlationId: randomUUID(), readsNext: true };
      const start = performance.now();
      const { visible } = await handler.execute(new ExecuteCommand(study, studyOf(member), command, caller));
      took.push(performance.now() - start);
      if (!visible) behind += 1;
    };
    await Promise.all(Array.from({ length: 50 }, run)); // warm
    took.length = behind = 0;
    const all = [];
    const start = performance.now();
    for (let sent = 0; sent < PER_SECOND * seconds * 2; ) {
      const due = Math.floor(((performance.now() - start) * PER_SECOND) / 1000);
      for (; sent < due; sent += 1) all.push(run());
      await pause(TICK_MS);
    }
    await Promise.all(all);
    const [p50, p99] = [quantile(took, 0.5), quantile(took, 0.99)];
    return [{ bench: 'visible', name: 'command to visible', commands: took.length, p50, p99, behind }];
  });
