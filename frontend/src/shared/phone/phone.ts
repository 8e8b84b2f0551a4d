import type { CountryCode } from 'libphonenumber-js/core';
import { countries } from '../reference-data';
import type { NumberingPlans } from './phone-number.gen';

/** Examples of local phone numbers, by country. */
export const phoneHints: Record<string, string> = {
  nigeria: 'For example 0803 123 4567',
  'south africa': 'For example 082 123 4567',
};

type Judge = (text: string, countryId: string) => boolean;

/** Used until the numbering plans are loaded: enough digits will do, as the server checks anyway. */
const hasDigits: Judge = (text) => (text.match(/\p{Nd}/gu)?.length ?? 0) > 8;
let judge = hasDigits;

/** The server's own check. It is loaded later, as its numbering plans are large. */
export const phonesLoaded = Promise.all([
  import('./phone-number.gen'),
  import('./plans.gen.json', { with: { type: 'json' } }),
]).then(
  ([{ toE164 }, { default: plans }]) => {
    judge = (text, countryId) => {
      const country = countries.find(({ id }) => id === countryId);
      return country
        ? toE164(text, country.isoCode as CountryCode, plans as unknown as NumberingPlans) !== undefined
        : hasDigits(text, countryId);
    };
  },
  () => undefined,
);

export const isPhone: Judge = (text, countryId) => judge(text, countryId);
