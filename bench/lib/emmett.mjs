// Starts Emmett's appender; its packages are installed beside it at the first run.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Problem } from '../../scripts/lib/problem.mjs';
import { npm } from '../../scripts/lib/run.mjs';
import { step } from '../../scripts/lib/steps.mjs';

const folder = fileURLToPath(new URL('../emmett/', import.meta.url));

export async function startEmmett(url) {
  await install();
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

async function install() {
  if (existsSync(`${folder}node_modules`)) return;
  await step('Installing Emmett, to compare with', async () => {
    const { code, output } = await npm(['ci', '--ignore-scripts', '--loglevel=error'], { cwd: folder });
    if (code !== 0) throw new Problem(`npm ci in bench/emmett failed:\n\n${output.trim()}`);
  });
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
