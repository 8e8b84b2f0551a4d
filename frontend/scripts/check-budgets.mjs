// Fails the build when the JavaScript a page loads first grows over its budget.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { filesOf } from './manifest.mjs';

const budgets = [
  { page: 'landing', kib: 90, loads: ['index.html', 'src/features/public-site/pages/landing.page.tsx'] },
  { page: 'sign-up', kib: 140, loads: ['index.html', 'src/features/identity/pages/register.page.tsx'] },
  { page: 'sign-in', kib: 140, loads: ['index.html', 'src/features/identity/pages/login.page.tsx'] },
  {
    page: 'member area',
    kib: 260,
    loads: ['index.html', 'src/app/member-area.tsx', 'src/app/dashboard/dashboard.page.tsx'],
  },
  {
    page: 'console',
    kib: 450,
    loads: [
      'index.html',
      'src/app/member-area.tsx',
      'src/app/console/console.tsx',
      'src/features/admin/pages/profiles.page.tsx',
      'src/features/appraisals/pages/pending-appraisals.page.tsx',
    ],
  },
];

let failed = false;
for (const { page, kib, loads } of budgets) {
  const size = filesOf(loads).scripts.reduce((sum, file) => sum + sizeOf(file), 0) / 1024;
  const verdict = size <= kib ? 'ok' : 'OVER';
  failed ||= size > kib;
  console.log(`  ${page.padEnd(14)} ${size.toFixed(1).padStart(6)} of ${kib} KiB  ${verdict}`);
}
if (failed) process.exit(1);

function sizeOf(file) {
  return gzipSync(readFileSync(new URL(`../dist/${file}`, import.meta.url)), { level: 9 }).length;
}
