// The Chromium that the journeys are walked in: found, or installed where that is simple.
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { Problem } from './problem.mjs';
import { run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const onMac = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The file of a Chromium: CHROMIUM_PATH, one on the path, Playwright's own, or one installed now on Debian as root. */
export async function chromiumFile() {
  const found = findChromium();
  if (found) return found;
  if (mayInstall()) await install();
  const installed = findChromium();
  if (installed) return installed;
  throw new Problem(
    'The journeys need Chromium. Install it with "npx playwright install --with-deps chromium" or from your system’s packages (Debian: apt-get install chromium), or name one in CHROMIUM_PATH.',
  );
}

function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...onMac, chromium.executablePath()].find(isProgram);
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const mayInstall = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

async function install() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
    const { code, output } = await run('apt-get', args, { env });
    if (code !== 0)
      throw new Problem(`Chromium could not be installed: apt-get ${args[0]} failed.\n\n${output.trim()}`);
  }
}
