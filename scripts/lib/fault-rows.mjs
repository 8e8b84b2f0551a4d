// The faults of `npm run faults`, row by row, with the programs that cause them and check the result.
import { existsSync } from 'node:fs';
import { chromiumFile } from './browser.mjs';
import { buildAll } from './builds.mjs';
import { install, mayInstall } from './programs.mjs';

const FAULTS = 'backend/test/faults';
const faults = (...names) => names.map((name) => `${FAULTS}/${name}.int.spec.ts`);

const toldToOperators = { specs: faults('told-to-operators'), repeats: true };

/** `needs` returns what is missing, or settings for the run. `repeats` marks rows whose tests ignore rounds. */
export const faultRows = [
  { row: 1, fault: 'a server is killed in the middle of commands', specs: faults('killed-server') },
  { row: 2, fault: 'the database commits and its answer is lost', specs: faults('lost-answer') },
  { row: 3, fault: 'a worker is killed between a mail and its note', specs: faults('killed-worker', 'takeover') },
  { row: 4, fault: 'a worker freezes and wakes after a takeover', specs: faults('frozen-worker', 'lease') },
  { row: 5, fault: 'PostgreSQL ends in one of four ways', specs: faults('several-servers'), only: 'PostgreSQL' },
  { row: 6, fault: 'Redis is killed, flushed, stands still', specs: faults('several-servers'), only: 'Redis' },
  { row: 7, fault: 'every job is delivered twice at once', specs: faults('duplicate-delivery') },
  { row: 8, fault: 'transactions end in another order', specs: faults('order-of-the-feed', 'live-equals-fold') },
  { row: 9, fault: 'another database holds a transaction open', specs: faults('held-horizon') },
  { row: 10, fault: 'the disk is full', specs: faults('full-disk'), needs: mountingRights },
  { row: 11, fault: 'clocks are wrong', specs: faults('wrong-clocks'), needs: libfaketime },
  { row: 12, fault: 'a consumer is slow', specs: faults('slow-consumer') },
  { row: 13, fault: 'a socket reads slowly', specs: faults('slow-socket'), needs: procFolder },
  { row: 14, fault: 'thousands come at once', specs: faults('many-clients'), needs: procFolder },
  { row: 15, fault: 'one button is clicked many times', specs: faults('many-clicks') },
  { row: 16, fault: 'two of the staff decide at once', specs: faults('two-decide') },
  { row: 17, fault: 'an event cannot be handled', specs: faults('parking', 'parked-process'), repeats: true },
  { row: 18, fault: 'read models are rebuilt under load', specs: faults('rebuild') },
  { row: 19, fault: 'a worker stands still for longer than its locks last', specs: faults('frozen-worker') },
  {
    row: 20,
    fault: 'the line to the database is cut or silent',
    specs: ['platform/database/outage.int.spec.ts', ...faults('cut-off-process')],
  },
  { row: 21, fault: 'a backup is restored', specs: ['backend/test/backup.int.spec.ts'], repeats: true },
  {
    row: 22,
    fault: 'somebody tampers with the log',
    specs: ['platform/proof/proof.int.spec.ts', 'platform/proof/exported-log.int.spec.ts'],
    repeats: true,
  },
  { row: 23, fault: 'connections run out, tables are locked', specs: faults('locked-tables') },
  { row: 24, fault: 'one version is replaced by the next, process by process', specs: faults('rolling-deploy') },
  { row: 25, fault: 'a process dies behind the proxy, in the middle of journeys', specs: faults('behind-a-proxy') },
  { row: 26, fault: 'an operator looks while things break', specs: faults('seen-in-operations'), needs: frontEnd },
  { row: 27, fault: 'an operator rebuilds everything under load', specs: faults('rebuilt-on-screen'), needs: frontEnd },
  {
    row: 28,
    fault: 'each of two servers and two workers is killed',
    specs: faults('several-servers'),
    only: 'in turn',
  },
  { row: 29, fault: 'an older copy of the database is put back', specs: faults('shorter-log', 'put-back-in-a-moment') },
  { row: 30, fault: 'whoever writes to the database rewrites history or a role', specs: faults('forged-proof') },
  { row: 31, fault: 'somebody guesses an owner’s password at full speed', specs: faults('locked-out-owner') },
  { row: 32, fault: 'a worker is killed in the middle of a notice', specs: faults('killed-notice') },
  { row: 33, fault: 'a worker is killed around a card payment', specs: faults('killed-card-payment') },
  { row: 34, fault: 'all ways of paying meet at once', specs: faults('payments-meet') },
  { row: 35, fault: 'the database fails where jobs are fetched', only: 'jobs are fetched', ...toldToOperators },
  { row: 36, fault: 'the mail server is gone', only: 'mail server', ...toldToOperators },
  {
    row: 37,
    fault: 'a transaction of another role holds the feed back, or is prepared',
    only: 'feed back',
    specs: [...toldToOperators.specs, 'backend/test/product-role.int.spec.ts'],
    repeats: true,
  },
  { row: 38, fault: 'an operator pauses a queue and forgets it', only: 'paused and forgotten', ...toldToOperators },
  { row: 39, fault: 'an import of 20,000 members is killed in the middle', specs: faults('killed-import') },
  { row: 40, fault: 'a worker is killed in the middle of a webhook', specs: faults('killed-webhook') },
];

async function frontEnd() {
  await buildAll();
  return { CHROMIUM_PATH: await chromiumFile() };
}

function procFolder() {
  return existsSync('/proc/self/fd') ? {} : 'it reads in /proc what a process takes up, as Linux has it';
}

function mountingRights() {
  if (process.platform === 'linux' && process.getuid() === 0) return {};
  return 'it mounts a small disk, so it has to be run as root on Linux';
}

const LIBRARIES = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`);

async function libfaketime() {
  const found = () => [process.env.LIBFAKETIME, ...LIBRARIES].find((file) => file && existsSync(file));
  if (!found() && mayInstall()) await install('libfaketime');
  if (found()) return { FAULT_LIBFAKETIME: found() };
  return 'install libfaketime (Debian: apt-get install libfaketime), or name its file in LIBFAKETIME';
}
