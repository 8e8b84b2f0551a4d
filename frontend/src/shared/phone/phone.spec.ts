import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { isPhone, phonesLoaded } from './phone';

interface Table {
  valid: [text: string, country: string, number: string][];
  invalid: [text: string, country: string | null][];
}

/** The server's spec uses the same table. */
const table = JSON.parse(
  readFileSync(new URL('../../../../backend/test/support/phone-numbers.json', import.meta.url), 'utf8'),
) as Table;
const idOf = (code: string) => (code === 'NG' ? 'nigeria' : 'south africa');

describe('phone numbers', () => {
  it('are for the server to judge while their plans are on the way', () => {
    expect([isPhone('0803 123', 'nigeria'), isPhone('+44 20 7946 0018', '')]).toEqual([false, true]);
  });

  describe('once the plans are there', () => {
    beforeAll(() => phonesLoaded);

    it.each(table.valid)('are taken as the server takes them: %j of %s', (text, country) =>
      expect(isPhone(text, idOf(country))).toBe(true),
    );

    it.each(table.invalid.filter(([, country]) => country))('are refused as there: %j of %s', (text, country) =>
      expect(isPhone(text, idOf(country ?? ''))).toBe(false),
    );
  });
});
