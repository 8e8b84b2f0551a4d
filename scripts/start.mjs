// npm start: builds what changed, starts PostgreSQL unless DATABASE_URL is set, and serves Sankofa until Ctrl-C.
import { giveUp, takeNothing } from './lib/problem.mjs';
import { startService } from './lib/service.mjs';
import { readSettings } from './lib/settings.mjs';
import { secondsSince } from './lib/steps.mjs';

let stopping = false;

function stopOnSignals(service) {
  const end = async () => {
    if (stopping) return service.stopNow().finally(() => process.exit(1));
    stopping = true;
    await service.stop().catch(giveUp);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  // A signal to the process group also ends npm, which must not count as a second Ctrl-C.
  if (process.env.npm_lifecycle_event) watchParent(() => stopping || end());
}

/** npm's shell does not pass SIGTERM on, so the end of the parent is watched. */
function watchParent(act) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, 500);
  watch.unref();
}

async function fail(service, error) {
  if (stopping) return;
  stopping = true;
  await service.stop().catch(console.error);
  giveUp(error);
}

function welcome({ url, demoAccounts }) {
  console.log(`\n  Sankofa is at ${url} (ready after ${secondsSince(0)})`);
  if (demoAccounts.length === 0) return;
  const width = (name) => Math.max(...demoAccounts.map((account) => account[name].length)) + 2;
  const line = ({ email, password, what }) =>
    `    ${email.padEnd(width('email'))}${password.padEnd(width('password'))}${what}`;
  console.log(`\n  Accounts of the demo\n${demoAccounts.map(line).join('\n')}\n`);
}

if (import.meta.main) takeNothing('Settings are in the environment or in .env; .env.example explains them.');
try {
  readSettings();
} catch (error) {
  giveUp(error);
}
const service = startService();
stopOnSignals(service);
process.on('uncaughtException', (error) => fail(service, error));
await service.ready.then(welcome).catch((error) => fail(service, error));
