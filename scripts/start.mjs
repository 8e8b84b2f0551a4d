// npm start: builds what changed, starts PostgreSQL unless DATABASE_URL names one, and serves Sankofa until Ctrl-C.
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
  // A group of processes is told all at once: npm's end is no second wish then.
  if (process.env.npm_lifecycle_event) watchParent(() => stopping || end());
}

/** npm's shell keeps a SIGTERM to itself. */
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
