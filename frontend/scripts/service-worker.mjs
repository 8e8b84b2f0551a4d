// Writes dist/service-worker.js with the lists of files to cache, and dist/learn-hub.json with the files and the
// download size of the learn hub.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { filesOf, isLoadedAlone } from './manifest.mjs';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const always = ['index.html', 'src/app/member-area.tsx'];
const opened = ['src/app/astray.tsx', 'src/app/dashboard/dashboard.page.tsx', 'src/app/challenge.page.tsx'];
const { scripts, styles } = filesOf([...always, ...opened]);
const shell = [
  '/app.html',
  '/theme.js',
  '/forget-old.js',
  '/favicon.svg',
  '/manifest.webmanifest',
  ...[...scripts, ...styles].map((file) => `/${file}`),
];
const lessons = readdirSync(new URL('../src/features/learn-hub/lessons/', import.meta.url))
  .filter((file) => isLoadedAlone(`src/features/learn-hub/lessons/${file}`))
  .map((file) => `src/features/learn-hub/lessons/${file}`);
const pages = ['learn.page.tsx', 'masterclass.page.tsx'].map((file) => `src/features/learn-hub/pages/${file}`);
const hub = filesOf([...pages, ...lessons]);
const learnHub = [...hub.scripts, ...hub.styles, ...hub.drawings]
  .map((file) => `/${file}`)
  .filter((file) => !shell.includes(file));
const assets = readdirSync(`${dist}assets`).map((file) => `/assets/${file}`);
const version = createHash('sha256')
  .update(JSON.stringify([shell, assets]))
  .update(readFileSync(`${dist}app.html`));
const build = { version: version.digest('hex').slice(0, 12), shell, assets, learnHub };
const code = readFileSync(new URL('../service-worker/service-worker.mjs', import.meta.url), 'utf8');

writeFileSync(`${dist}service-worker.js`, `globalThis.BUILD = ${JSON.stringify(build)};\n${code}`);

const bytes = learnHub.reduce(
  (sum, file) => sum + brotliCompressSync(readFileSync(`${dist}${file.slice(1)}`)).length,
  0,
);
writeFileSync(`${dist}learn-hub.json`, JSON.stringify({ files: learnHub, bytes }));
