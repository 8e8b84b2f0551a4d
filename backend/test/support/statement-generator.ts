import { createHash } from 'node:crypto';
import { Random } from '../../src/demo-data/random.js';
import texts from '../../src/demo-data/texts.json' with { type: 'json' };
import type { Money } from '../../src/modules/commerce/domain/money.js';
import { paymentReference } from '../../src/modules/commerce/domain/payment-reference.js';

export interface MadeClaim {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  readonly money: Money;
  readonly claimedOn: string;
}

export interface MadeRow {
  readonly paidOn: string;
  readonly narration: string;
  readonly reference: string;
  readonly amount: number;
  /** The claim that the money is for, whatever the row says. */
  readonly of?: string;
  /** Money for a claim that another row has already paid. */
  readonly isExtra?: true;
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PRICES = [3_500_000, 450_000];
const names = Object.values(texts.names).flat();
const SURNAME_ENDS = ['', 'ola', 'chi', 'emi', 'uwa', 'ade', 'oma', 'iyi', 'eke', 'ogu'];

/** Claims and a month's bank statement. Most claims are paid: correctly, with slips, in parts, twice, or by others. */
export function makeStatement(seed: number, { claims: claimCount = 300, rows: rowCount = 1_000 } = {}) {
  const random = new Random(seed);
  const claims = Array.from({ length: claimCount }, (_, i) => makeClaim(random, seed, i));
  const rows = claims.flatMap((claim) => payClaim(random, claim));
  while (rows.length < rowCount) rows.push(makeStranger(random));
  return { claims, rows: rows.toSorted((a, b) => a.paidOn.localeCompare(b.paidOn)) };
}

function makeClaim(random: Random, seed: number, i: number): MadeClaim {
  const hash = createHash('sha256')
    .update(`${String(seed)}/${String(i)}`)
    .digest();
  const reference = random.oneIn(5)
    ? `FT26${String(random.between(1e8, 9e8))}${letters(random, 3)}`
    : paymentReference(hash);
  const money = { amount: random.pick(PRICES), currency: 'NGN' };
  return {
    id: `claim-${String(i)}`,
    reference,
    name: makeName(random),
    money,
    claimedOn: dayOf(random.between(1, 28)),
  };
}

/** Of a hundred, sixty pay correctly, fifteen make a slip, and so on. */
function payClaim(random: Random, claim: MadeClaim): MadeRow[] {
  const { id: of, reference, money } = claim;
  const row = (typed: string, more: Partial<MadeRow> = {}): MadeRow => ({
    ...{ paidOn: near(random, claim.claimedOn), amount: money.amount, of },
    ...writeRow(random, claim.name, typed),
    ...more,
  });
  const turn = random.between(1, 100);
  if (turn <= 60) return [row(retype(random, reference))];
  if (turn <= 75) return [row(slip(random, reference))];
  if (turn <= 82) return [row('')];
  if (turn <= 90) {
    const part = random.between(1, 9) * Math.floor(money.amount / 10);
    return [row(reference, { amount: part }), row(reference, { amount: money.amount - part })];
  }
  if (turn <= 96) return [row(reference), row(retype(random, reference), { isExtra: true })];
  return [];
}

/** Another customer's payment, with any amount and another kind of reference, or none. */
function makeStranger(random: Random): MadeRow {
  const typed = random.pick([
    '',
    'RENT',
    'INV 2026/11',
    `FT26${String(random.between(1e8, 9e8))}${letters(random, 3)}`,
  ]);
  const amount = random.oneIn(3) ? random.pick(PRICES) : random.between(10, 99_999) * 100;
  return { paidOn: dayOf(random.between(1, 28)), amount, ...writeRow(random, makeName(random), typed) };
}

const writeRow = (random: Random, name: string, typed: string): Pick<MadeRow, 'narration' | 'reference'> =>
  random.pick([
    { narration: `NIP/FBN/${name.toUpperCase()}/${typed}`, reference: '' },
    { narration: `TRANSFER FROM ${name} ${typed}`.trim(), reference: '' },
    { narration: `POS 2214 ${typed || name}`, reference: '' }, // does not name a payer who gives a reference
    { narration: `MOB TRF ${name.split(' ').toReversed().join(' ')}`, reference: typed },
    {
      narration: `USSD${typed.startsWith('SK') ? typed : ` ${typed}`} ${name}`,
      reference: `0900${String(random.between(1e8, 9e8))}`,
    },
  ]);

/** The reference as people type it. */
const retype = (random: Random, text: string): string =>
  random.pick([text, text.toLowerCase(), text.replace(/(.{4})/g, '$1 ').trim(), text.replaceAll('0', 'O'), `${text}.`]);

/** One wrong, missing or additional letter, or two swapped. */
function slip(random: Random, text: string): string {
  const at = random.between(2, text.length - 2);
  const [before, after] = [text.slice(0, at), text.slice(at)];
  const [first = '', second = ''] = after;
  const kind = random.between(1, 4);
  if (kind === 1)
    return before + ALPHABET.charAt((ALPHABET.indexOf(first) + random.between(1, 31)) % 32) + after.slice(1);
  if (kind === 2 && first !== second) return before + second + first + after.slice(2);
  return kind === 3 ? before + letters(random, 1) + after : before + after.slice(1);
}

const letters = (random: Random, count: number): string =>
  Array.from({ length: count }, () => ALPHABET.charAt(random.between(10, 31))).join('');

/** Many names, so that a stranger rarely has a member's name. */
const makeName = (random: Random): string => {
  const first = random.pick(random.pick(names)[random.oneIn(2) ? 'Female' : 'Male']);
  return `${first} ${random.pick(random.pick(names).last)}${random.pick(SURNAME_ENDS)}`;
};

const dayOf = (day: number): string => `2026-11-${String(day).padStart(2, '0')}`;
const near = (random: Random, day: string): string =>
  dayOf(Math.min(28, Math.max(1, Number(day.slice(-2)) + random.between(-2, 3))));
