// Writes dist/service-worker.js: what it keeps from the start, and which files this build has.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { filesOf } from './manifest.mjs';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const always = [
  'index.html',
  'src/app/member-area.tsx',
  'src/shared/ui/toaster.tsx',
  'src/shared/session/sign-out-dialog.tsx',
];
const opened = ['src/app/dashboard/dashboard.page.tsx', 'src/features/appraisals/pages/appraisals.page.tsx'];
const { scripts, styles } = filesOf([...always, ...opened]);
const shell = [
  '/app.html',
  '/theme.js',
  '/favicon.svg',
  '/manifest.webmanifest',
  ...[...scripts, ...styles].map((file) => `/${file}`),
];
const assets = readdirSync(`${dist}assets`).map((file) => `/assets/${file}`);
const version = createHash('sha256')
  .update(JSON.stringify([shell, assets]))
  .update(readFileSync(`${dist}app.html`));
const build = { version: version.digest('hex').slice(0, 12), shell, assets };
const code = readFileSync(new URL('../service-worker/service-worker.mjs', import.meta.url), 'utf8');

writeFileSync(`${dist}service-worker.js`, `globalThis.BUILD = ${JSON.stringify(build)};\n${code}`);
