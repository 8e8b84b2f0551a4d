import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Problem } from '../../scripts/lib/problem.mjs';
import { installedApart } from './apart.mjs';

export async function startEmmett(url) {
  const folder = await installedApart('emmett');
  const child = fork(`${folder}appender.mjs`, { env: { ...process.env, DATABASE_URL: url } });
  await answerOf(child);
  return {
    append(callers, seconds) {
      child.send({ callers, seconds });
      return answerOf(child);
    },
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

function answerOf(child) {
  return new Promise((resolve, reject) => {
    const end = () => reject(new Problem('The appender of Emmett has ended.'));
    child.once('exit', end);
    child.once('message', (answer) => {
      child.off('exit', end);
      resolve(answer);
    });
  });
}
