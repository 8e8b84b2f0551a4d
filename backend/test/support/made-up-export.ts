import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { hash } from '@node-rs/bcrypt';
import Papa from 'papaparse';
import { nameFor } from '../../src/demo-data/names.js';
import { Random } from '../../src/demo-data/random.js';
import { countries, departments, growthTools } from '../../src/reference-data/index.js';

type Row = Record<string, unknown>;
type Tables = Record<string, Row[]>;

const FIRST_DAY = Date.UTC(2024, 0, 8, 7);
const HOUR_MS = 3_600_000;
const MEMBERS_AT_ONCE = 1_000;
export const OLD_PASSWORD = 'kept from the old house';

export interface MadeUpExport {
  readonly folder: string;
  readonly members: number;
  /** The number of the first member. */
  readonly from?: number;
}

/** An invented export of a hosted backend, with irregularities of real ones. */
export async function writeMadeUpExport({ folder, members, from: first = 0 }: MadeUpExport): Promise<void> {
  await mkdir(folder, { recursive: true });
  const passwordHash = await hash(OLD_PASSWORD, { cost: 4 }); // cheap, so that a test can sign in
  const random = new Random(41);
  const files = new Map<string, ReturnType<typeof createWriteStream>>();
  const end = first + members;
  for (let from = first; from < end; from += MEMBERS_AT_ONCE) {
    const tables: Tables = {};
    for (let n = from; n < Math.min(end, from + MEMBERS_AT_ONCE); n++) makeUp(n, random, tables, passwordHash);
    for (const [table, rows] of Object.entries(tables)) {
      const file = files.get(table) ?? createWriteStream(path.join(folder, `${table}.${extensionOf(table)}`), 'latin1');
      const text = extensionOf(table) === 'csv' ? toCsv(table, rows, !files.has(table)) : toJsonLines(rows);
      files.set(table, file);
      file.write(text, 'latin1');
    }
  }
  for (const file of files.values()) await finished(file.end());
}

const extensionOf = (table: string): string => (table === 'orders' || table === 'daily_appraisals' ? 'jsonl' : 'csv');

/** UTF-8, except the text between the two marks, which is Latin-1. */
const bytesOf = (text: string): string =>
  text
    .split(/\u0001(.*?)\u0002/u)
    .map((part, i) => (i % 2 === 0 ? Buffer.from(part).toString('latin1') : part))
    .join('');

const toJsonLines = (rows: Row[]): string => bytesOf(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
const toCsv = (table: string, rows: Row[], header: boolean): string =>
  bytesOf(`${Papa.unparse(rows, { header, columns: columnsOf[table] ?? Object.keys(rows[0] ?? {}) })}\r\n`);

const columnsOf: Readonly<Record<string, string[]>> = {
  'auth.users': ['id', 'email', 'encrypted_password', 'email_confirmed_at', 'created_at', 'raw_user_meta_data'],
  profiles: [
    ...['id', 'first_name', 'last_name', 'phone', 'country', 'state', 'gender', 'membership_type', 'qualification'],
    ...['profile_status', 'kyc_status', 'kyc_details', 'points', 'motivation', 'banned_at', 'created_at'],
  ],
};

export const madeUpId = (what: string, n: number): string => {
  const hex = createHash('sha256')
    .update(`${what}/${String(n)}`)
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

export const madeUpEmail = (n: number): string => `moved.${String(n)}@example.com`;

const stateSpellings: readonly ((state: string) => string)[] = [
  (state) => state,
  (state) => state.toLowerCase(),
  (state) => `${state} State`,
  (state) => state.toUpperCase(),
  (state) => ` ${state}.`,
];

/** Certain numbers in each hundred are irregular, so that a test can name them. */
function makeUp(n: number, random: Random, tables: Tables, passwordHash: string): void {
  const add = (table: string, row: Row): void => void (tables[table] ??= []).push(row);
  const nth = n % 100;
  const id = madeUpId('user', n);
  const isBusiness = n % 4 === 0;
  const country = countries[n % 3 === 0 ? 1 : 0];
  const gender = n % 2 === 0 ? 'Female' : 'Male';
  const { firstName, lastName } = nameFor(country.id, gender, (from) => random.pick(from));
  const registered = FIRST_DAY + n * 20 * 60_000;
  const time = (hours: number): string => {
    const text = new Date(registered + hours * HOUR_MS).toISOString().replace('T', ' ');
    return nth % 7 === 3 ? text.slice(0, 19) : text.replace('Z', '+00');
  };
  const spelt = stateSpellings[n % 5]?.(random.pick(country.states)) ?? '';
  const local = (country.id === 'nigeria' ? '803' : '82') + String(n % 10_000_000).padStart(7, '0');
  const metadata = {
    ...{ first_name: firstName, last_name: lastName, country: country.name, state: spelt, gender },
    ...{
      phone: nth === 11 ? local : `${country.diallingCode}${local}`,
      membership_type: isBusiness ? 'Business' : 'Intern',
    },
    qualification: isBusiness ? 'Business Owner' : random.pick(departments),
  };
  add('auth.users', {
    id,
    email: nth === 13 ? madeUpEmail(n - 1).toUpperCase() : madeUpEmail(n),
    encrypted_password: passwordHash,
    email_confirmed_at: nth === 17 ? '' : time(1),
    created_at: time(0),
    raw_user_meta_data: JSON.stringify(nth === 21 ? {} : metadata),
  });
  const isPro = n % 2 === 1;
  if (nth !== 19 && nth !== 21)
    add('profiles', {
      id,
      ...metadata,
      state: nth === 23 ? 'Atlantis' : spelt,
      phone: nth === 27 ? 'call me' : metadata.phone,
      first_name: nth === 29 ? 'Jos\u0001\u00e9\u0002' : firstName,
      profile_status: isPro ? 'pro' : 'basic',
      kyc_status: isBusiness ? ['new', 'pending', 'approved', 'failed'][(n / 4) % 4] : '',
      kyc_details: isBusiness ? JSON.stringify(kycDetails(firstName, `${country.diallingCode}${local}`)) : '',
      points: isBusiness ? 0 : pointsOf(n),
      motivation: n % 5 === 0 ? 'To grow what I make.' : '',
      banned_at: nth === 31 ? time(900) : '',
      created_at: time(0),
    });
  if (isBusiness) addBusiness(n, id, time, add);
  else addCreator(n, id, time, add);
}

const kycDetails = (name: string, phone: string) => ({
  ...{
    legalBusinessName: `${name} Ventures`,
    businessAddress: '1 Market Road',
    contactPhone: phone,
    whatsappNumber: phone,
  },
  ...{
    businessCategory: 'Retail',
    businessType: 'Sole Proprietorship',
    staffCount: '4',
    neededTools: ['Flier Prints'],
  },
});

/** Points for days 1 to 3. Some lack the second day; others have points without appraisals. */
const pointsOf = (n: number): number => (n % 2 === 1 ? (n % 100 === 37 ? 180 : n % 100 === 43 ? 20 : 30) : 0);

type Add = (table: string, row: Row) => void;

function addCreator(n: number, id: string, time: (hours: number) => string, add: Add): void {
  add('internship_applications', {
    id: madeUpId('application', n),
    user_id: id,
    created_at: time(0),
    approved_at: time(2),
  });
  if (n % 2 === 0) return;
  for (const day of n % 100 === 43 ? [1, 3] : [1, 2, 3])
    add('daily_appraisals', {
      id: madeUpId(`appraisal/${String(day)}`, n),
      ...{ user_id: id, day_number: day, learnings: 'Hooks come first.', assignment_url: 'https://example.com/post' },
      ...{ self_rating: 7, status: 'approved', points: n % 100 === 47 && day === 3 ? 99 : 10 },
      ...{ created_at: time(day * 24), reviewed_at: time(day * 24 + 5) },
    });
  add('program_fee_payments', {
    ...{ application_id: madeUpId('fee', n), user_id: id, plan: 'standard', currency: 'NGN', amount: '35,000' },
    ...{ reference: `MOVED-${String(n)}`, status: 'confirmed', submitted_at: time(3), confirmed_at: time(9) },
  });
}

function addBusiness(n: number, id: string, time: (hours: number) => string, add: Add): void {
  add('business_applications', { id: madeUpId('application', n), user_id: id, created_at: time(0) });
  const tool = growthTools[n % growthTools.length];
  const price = (tool?.price.amount ?? 0) / 100;
  add('orders', {
    id: madeUpId('order', n),
    user_id: id,
    order_details: n % 100 === 8 ? { toolName: 'Radio Spot', price: 12_000 } : { toolName: tool?.name, price },
    status: n % 100 === 12 ? 'shipped' : (['pending', 'processing', 'completed', 'rejected'][(n / 4) % 4] ?? ''),
    created_at: time(30),
  });
  add('growth_tool_requests', {
    ...{ application_id: madeUpId('tool', n), user_id: id, tool_name: 'Point of sale terminal' },
    ...{ status: n % 8 === 0 ? 'approved' : 'pending', created_at: time(40) },
  });
  add('intern_hire_requests', {
    ...{ id: madeUpId('hire', n), business_owner_id: id, status: 'pending', created_at: time(50) },
    request_details: JSON.stringify({
      department: 'Marketing',
      skills: 'Reels',
      numberOfInterns: '2',
      workType: 'Remote',
    }),
  });
}

type Refused = Record<string, string>;

export const readRefused = async (file: string): Promise<Refused[]> =>
  Papa.parse<Refused>(await readFile(file, 'utf8'), { header: true, skipEmptyLines: true }).data;

/** Corrects the refused rows as a person would, in a new file. */
export async function mendRefused(from: string, to: string): Promise<void> {
  const rows = await readRefused(from);
  const metadata = { first_name: 'Ada', last_name: 'Obi', membership_type: 'Intern' };
  const cures: readonly [(row: Refused) => boolean, (row: Refused) => Refused][] = [
    [
      ({ table, problem = '' }) => table === 'users' && problem.includes('has the address'),
      ({ id }) => ({ email: `own.${String(id)}@example.com` }),
    ],
    [(row) => row.raw_user_meta_data === '{}', () => ({ raw_user_meta_data: JSON.stringify(metadata) })],
    [(row) => row.phone === 'call me', () => ({ phone: '' })],
    [(row) => row.points === '99', () => ({ points: '15' })],
  ];
  const mended = rows.map(
    (row): Refused => cures.reduce((cured, [fits, cure]) => (fits(row) ? { ...cured, ...cure(row) } : cured), row),
  );
  await writeFile(to, Papa.unparse(mended, { columns: Object.keys(rows[0] ?? {}) }));
}
