import { chromium } from 'playwright';
import { Problem } from './problem.mjs';
import { install, isProgram, mayInstall, onPath } from './programs.mjs';

/** Made for no window at all, it takes a third less processor time than a whole one. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const onMac = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The file of a Chromium: CHROMIUM_PATH, one without windows, installed now on Debian as root, or any other that is here. */
export async function chromiumFile() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const whole = find([...onPath(names), ...onMac, chromium.executablePath()]);
  const found = find(onPath(shells)) ?? (await installShell(whole)) ?? whole;
  if (found) return found;
  throw new Problem(
    'The journeys need Chromium. Install it with "npx playwright install --with-deps chromium" or from your system’s packages (Debian: apt-get install chromium-headless-shell), or name one in CHROMIUM_PATH.',
  );
}

const find = (files) => files.find(isProgram);

/** Where there is a whole one, that does as well. */
async function installShell(whole) {
  if (!mayInstall()) return undefined;
  await install(shells[0]).catch((error) => {
    if (!whole) throw error;
  });
  return find(onPath(shells));
}
