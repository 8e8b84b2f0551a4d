import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

interface Report {
  summary: { violations: { from: string; rule: { name: string } }[]; totalCruised: number };
}

const root = path.resolve(import.meta.dirname, '../..');
const config = path.join(root, '.dependency-cruiser.cjs');
const program = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const modules = 'backend/src/modules';
const servesReferenceData = 'backend/src/reference-data/reference-data.controller.ts';

/** Files that break no rule, for the others to import. */
const innocent: Record<string, string> = {
  [`${modules}/kyc/public.ts`]: "export type { KycApproved } from './domain/kyc.events.js';",
  [`${modules}/kyc/domain/kyc.events.ts`]:
    "import type { Event } from '../../../platform/event-sourcing/event.js';\nexport type KycApproved = Event;",
  [`${modules}/kyc/read-models/cases/cases.row.ts`]: 'export interface CaseRow { id: string }',
  [`${modules}/hiring/domain/offer.decider.ts`]: 'export const offer = 1;',
  [`${modules}/hiring/domain/offer.decider.spec.ts`]:
    "import '../../../../test/support/decider-spec.js';\nimport './offer.decider.js';",
  [`${modules}/hiring/read-models/offers/offers.projector.ts`]:
    "import type { KycApproved } from '../../../kyc/public.js';\nexport type Seen = KycApproved;",
  [`${modules}/hiring/read-models/offers/offers.row.ts`]: 'export interface OfferRow { id: string }',
  'backend/src/processes/open-profile-when-kyc-approved.ts':
    "import type { KycApproved } from '../modules/kyc/public.js';\nexport type Cause = KycApproved;",
  'backend/src/platform/event-sourcing/event.ts': 'export interface Event { type: string }',
  'backend/test/support/decider-spec.ts': 'export const deciderSpec = 1;',
  'backend/src/reference-data/plans.ts': 'export const plans = 1;',
  'backend/src/start/create-app.ts': "import '../processes/open-profile-when-kyc-approved.js';\nexport const app = 1;",
  'backend/test/support/test-app.ts': "import '../../start/create-app.js';",
  'bench/rounds.mjs': "import '../scripts/lib/run.mjs';",
  'scripts/lib/run.mjs': 'export const run = 1;',
  'frontend/src/app/router.tsx': "import '../features/kyc/kyc-page.js';\nexport const router = 1;",
  'frontend/src/features/kyc/kyc-page.tsx': "import '../../shared/money.js';\nexport const page = 1;",
  'frontend/src/features/hiring/hiring-page.tsx': 'export const page = 1;',
  'frontend/src/shared/money.ts': 'export const money = 1;',
  'frontend/src/shared/money.spec.ts': "import '../../../backend/src/reference-data/plans.js';",
  'frontend/src/shared/circle-b.ts': "import './circle-a.js';",
};

const violations: [rule: string, file: string, imported: string][] = [
  ['modules-meet-only-at-public', `${modules}/hiring/read-models/a/a.ts`, '../../../kyc/domain/kyc.events.js'],
  ['modules-meet-only-at-public', 'backend/src/processes/hasty.ts', '../modules/kyc/domain/kyc.events.js'],
  ['only-read-models-and-processes-look-outside', `${modules}/hiring/http/offers.ts`, '../../kyc/public.js'],
  ['domain-is-pure', `${modules}/hiring/domain/clock.ts`, 'node:perf_hooks'],
  ['domain-is-pure', `${modules}/hiring/domain/prices.ts`, '../../../reference-data/plans.js'],
  ['domain-is-pure', `${modules}/hiring/domain/rows.ts`, '../read-models/offers/offers.row.js'],
  ['read-models-do-not-meet', `${modules}/hiring/read-models/b/b.ts`, '../offers/offers.row.js'],
  ['platform-knows-no-module', 'backend/src/platform/access/access-rules.ts', '../../modules/kyc/public.js'],
  ['platform-knows-no-business-word', 'backend/src/platform/jobs/plans.ts', '../../reference-data/plans.js'],
  [
    'platform-knows-no-module',
    'backend/src/platform/jobs/jobs.ts',
    '../../processes/open-profile-when-kyc-approved.js',
  ],
  ['platform-rooms-import-downward', 'backend/src/platform/config/events.ts', '../event-sourcing/event.js'],
  ['platform-rooms-have-a-floor', 'backend/src/platform/cellar/events.ts', '../event-sourcing/event.js'],
  ['parts-know-not-what-joins-them', 'backend/src/platform/http/listen.ts', '../../start/create-app.js'],
  [
    'parts-know-not-what-joins-them',
    `${modules}/hiring/http/react.ts`,
    '../../../processes/open-profile-when-kyc-approved.js',
  ],
  ['event-sourcing-is-plain', 'backend/src/platform/event-sourcing/files.ts', 'node:fs'],
  ['reference-data-is-data', 'backend/src/reference-data/prices.ts', '../modules/kyc/public.js'],
  ['reference-data-is-served-as-it-is', servesReferenceData, '../modules/kyc/public.js'],
  ['scripts-know-no-bench', 'scripts/measure.ts', '../bench/rounds.mjs'],
  ['features-do-not-meet', 'frontend/src/features/kyc/hire.tsx', '../hiring/hiring-page.js'],
  ['features-do-not-meet', 'frontend/src/features/hiring/link.tsx', '../../app/router.js'],
  ['shared-knows-no-feature', 'frontend/src/shared/menu.tsx', '../features/hiring/hiring-page.js'],
  [
    'the-two-sides-meet-over-http',
    'frontend/src/features/kyc/rows.ts',
    '../../../../backend/src/modules/kyc/public.js',
  ],
  ['the-two-sides-meet-over-http', 'backend/src/platform/http/page.ts', '../../../../frontend/src/shared/money.js'],
  ['the-product-imports-no-test-code', `${modules}/hiring/http/fake.ts`, '../../../../test/support/decider-spec.js'],
  ['no-circles', 'frontend/src/shared/circle-a.ts', './circle-b.js'],
  ['every-import-is-found', 'frontend/src/shared/lost.ts', './nowhere.js'],
];

describe('the boundaries', () => {
  let planted: string;
  let reported: string[];
  beforeAll(async () => {
    planted = await mkdtemp(path.join(tmpdir(), 'planted-'));
    for (const [file, text] of Object.entries(innocent)) await plant(planted, file, text);
    for (const [, file, imported] of violations) {
      await plant(planted, file, `import type * as other from '${imported}';\nexport type Other = typeof other;`);
    }
    const report = await cruise(planted, ['backend/src', 'frontend/src', 'scripts', 'bench']);
    reported = report.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
  });
  afterAll(() => rm(planted, { recursive: true }));

  it.each(violations)('%s is reported in %s', (rule, file) => {
    expect(reported).toContain(`${rule}: ${file}`);
  });

  it('leave what is allowed alone', () => {
    expect(reported.filter((line) => Object.keys(innocent).some((file) => line.endsWith(`: ${file}`)))).toEqual([]);
  });

  it('have no rule that was never seen to fire', () => {
    const { forbidden } = createRequire(import.meta.url)(config) as { forbidden: { name: string }[] };
    const names = new Set(forbidden.map(({ name }) => name));
    expect([...names]).toEqual([...new Set(violations.map(([rule]) => rule))]);
  });

  it('are kept by the code', async () => {
    const { summary } = await cruise(root, ['backend/src', 'backend/test', 'frontend/src', 'scripts', 'bench']);
    expect(summary.violations).toEqual([]);
    expect(summary.totalCruised).toBeGreaterThan(20);
  });
});

async function plant(tree: string, file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(tree, file)), { recursive: true });
  await writeFile(path.join(tree, file), `${text}\n`);
}

/** Exits with the number of violations, so only the report counts. */
async function cruise(cwd: string, places: string[]): Promise<Report> {
  const args = [program, '--config', config, '--output-type', 'json', ...places];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd, maxBuffer: 64e6 }).catch(
    (failed: unknown) => failed as { stdout: string },
  );
  return JSON.parse(stdout) as Report;
}
