import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { CountryCode } from 'libphonenumber-js/core';
import examples from 'libphonenumber-js/mobile/examples';
import { countries } from '../../reference-data/index.js';
import { numberingPlansOf } from './numbering-plans.js';
import { toE164 } from './phone-number.js';

interface Table {
  readonly valid: readonly [text: string, country: CountryCode, number: string][];
  readonly invalid: readonly [text: string, country: CountryCode | null][];
  readonly carriers: Readonly<Record<string, readonly string[]>>;
}

/** The client's spec uses the same table. */
const table = JSON.parse(
  readFileSync(new URL('../../../test/support/phone-numbers.json', import.meta.url), 'utf8'),
) as Table;
const plans = numberingPlansOf(countries);
const read = (text: string, country: CountryCode | null) => toE164(text, country ?? undefined, plans);

describe('phone numbers', () => {
  it.each(table.valid)('%j of %s is %s', (text, country, number) => expect(read(text, country)).toBe(number));

  it.each(table.invalid)('%j is none of %s', (text, country) => expect(read(text, country)).toBeUndefined());

  it.each(countries)('of every carrier of $name are taken, written at home and abroad', ({ isoCode, diallingCode }) => {
    const length = examples[isoCode].length;
    const isTaken = (number: string) =>
      [`0${number}`, diallingCode + number].every((text) => read(text, isoCode) === diallingCode + number);
    const prefixes = [examples[isoCode], ...(table.carriers[isoCode] ?? [])];
    const isRefused = (prefix: string) => !['0246813', '1246813'].some((rest) => isTaken(prefix.padEnd(length, rest)));
    expect(prefixes.filter(isRefused)).toEqual([]);
  });
});
