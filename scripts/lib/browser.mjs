import { chromium } from 'playwright';
import { Problem } from './problem.mjs';
import { install, isProgram, mayInstall, onPath } from './programs.mjs';

const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const onMac = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium: CHROMIUM_PATH, on the PATH, Playwright's, or installed now (on Debian as root). */
export async function chromiumFile() {
  const found = findChromium();
  if (found) return found;
  if (mayInstall()) await install('chromium');
  const installed = findChromium();
  if (installed) return installed;
  throw new Problem(
    'The journeys need Chromium. Install it with "npx playwright install --with-deps chromium" or from your system’s packages (Debian: apt-get install chromium), or name one in CHROMIUM_PATH.',
  );
}

/** Chromium's headless shell, which needs a third less CPU but shows no notifications; undefined if unavailable. */
export async function headlessShell() {
  if (process.env.CHROMIUM_PATH) return undefined;
  const find = () => onPath(shells).find(isProgram);
  if (!find() && mayInstall()) await install('chromium-headless-shell').catch(() => undefined); // optional
  return find();
}

function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return [...onPath(names), ...onMac, chromium.executablePath()].find(isProgram);
}
