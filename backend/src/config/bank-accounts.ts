import type { SettingsReader } from '../platform/config/settings-reader.js';
import { type Currency, currencies } from '../reference-data/money.js';

/** An account for transfers in these currencies. */
export interface BankAccount {
  readonly bank: string;
  readonly name: string;
  readonly number: string;
  readonly currencies: readonly Currency[];
}

const texts = ['bank', 'name', 'number'] as const;
const known: readonly string[] = currencies.map(({ code }) => code);

/** A list in JSON; empty if it is not set. */
export function readBankAccounts(read: SettingsReader): BankAccount[] {
  const entries = parseList(read.text('BANK_ACCOUNTS') ?? '[]');
  const faults = entries?.flatMap(faultsOf) ?? ['must be a list in JSON, such as the one in .env.example'];
  read.problems.push(...faults.map((fault) => `BANK_ACCOUNTS ${fault}.`));
  return faults.length === 0 ? (entries as BankAccount[]) : [];
}

function parseList(text: string): unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? (list as unknown[]) : undefined;
  } catch {
    return undefined;
  }
}

function faultsOf(entry: unknown, i: number): string[] {
  const account = Object(entry) as Readonly<Record<string, unknown>>;
  const which = `account ${String(i + 1)}`;
  const own = Array.isArray(account['currencies']) ? (account['currencies'] as unknown[]) : [];
  const strange = own.filter((code) => !known.includes(String(code))).map(String);
  const extra = Object.keys(account).filter((key) => ![...texts, 'currencies'].includes(key));
  return [
    ...texts.filter((key) => !isText(account[key])).map((key) => `names no ${key} for ${which}`),
    ...(own.length === 0 ? [`names no currencies for ${which}: a list such as ["NGN"]`] : []),
    ...strange.map((code) => `gives ${which} the currency ${code}; there are ${known.join(', ')}`),
    ...extra.map((key) => `says ${key} of ${which}, which nothing reads`),
  ];
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
