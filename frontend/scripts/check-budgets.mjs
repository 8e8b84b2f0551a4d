// Fails the build if a page's first load exceeds its budget: its JavaScript, and for public pages all files.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { filesOf } from './manifest.mjs';

const PUBLIC_TOTAL = 200;
const MAX_PICTURE = 20;
const publicPage = (page, source, document) => ({ page, scripts: 90, total: PUBLIC_TOTAL, source, document });

const entryPage = (page, source, document) => ({ page, scripts: 140, total: PUBLIC_TOTAL, source, document });

const budgets = [
  publicPage('landing', ['src/features/public-site/pages/landing.page.tsx'], 'index.html'),
  publicPage('for creators', ['src/features/public-site/pages/for-creator.page.tsx'], 'for-creator/index.html'),
  publicPage('for business', ['src/features/public-site/pages/for-business.page.tsx'], 'for-business/index.html'),
  publicPage('pricing', ['src/features/commerce/pages/pricing.page.tsx'], 'program-application-fee/index.html'),
  publicPage('contact', ['src/features/public-site/pages/contact.page.tsx'], 'contact/index.html'),
  publicPage('sample lesson', ['src/features/learn-hub/pages/sample-lesson.page.tsx'], 'sample-lesson/index.html'),
  entryPage('sign-up', ['src/features/identity/pages/register.page.tsx'], 'register/type=creator.html'),
  entryPage('sign-in', ['src/features/identity/pages/login.page.tsx'], 'login/index.html'),
  { page: 'member area', scripts: 260, source: ['src/app/member-area.tsx', 'src/app/dashboard/dashboard.page.tsx'] },
  {
    page: 'console',
    scripts: 450,
    source: [
      'src/app/member-area.tsx',
      'src/app/console/console.tsx',
      'src/features/admin/pages/profiles.page.tsx',
      'src/app/console/appraisals-tab.page.tsx',
    ],
  },
];

let failed = false;
for (const { page, scripts, total, source, document } of budgets) {
  const files = filesOf(['index.html', ...source]);
  check(`${page}, JavaScript`, sizeOf(files.scripts), scripts);
  if (total) {
    const beside = ['theme.js', 'forget-old.js', 'favicon.svg'];
    const all = [document, ...files.scripts, ...files.styles, ...picturesIn(document), ...beside];
    check(`${page}, in all`, sizeOf(all), total);
  }
}
for (const file of readdirSync(new URL('../dist/assets', import.meta.url)).filter((name) => name.endsWith('.webp')))
  check(file.replace(/-[^-]+$/, ''), readBuilt(`assets/${file}`).length / 1024, MAX_PICTURE);
if (failed) process.exit(1);

function check(what, size, budget) {
  failed ||= size > budget;
  console.log(
    `  ${what.padEnd(26)} ${size.toFixed(1).padStart(6)} of ${budget} KiB  ${size <= budget ? 'ok' : 'OVER'}`,
  );
}

function sizeOf(files) {
  return files.reduce((sum, file) => sum + gzipped(file), 0) / 1024;
}

/** Each picture once, and for one theme, as a visitor loads them. */
function picturesIn(document) {
  const found = readBuilt(document)
    .toString()
    .matchAll(/ (?:src|href)="\/(assets\/[^"#]+\.(?:webp|svg))/g);
  return new Set([...found].map(([, file]) => file));
}

function gzipped(file) {
  return gzipSync(readBuilt(file), { level: 9 }).length;
}

function readBuilt(file) {
  return readFileSync(new URL(`../dist/${file}`, import.meta.url));
}
