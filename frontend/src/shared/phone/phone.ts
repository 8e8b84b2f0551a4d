import type { CountryCode } from 'libphonenumber-js/core';
import { countries } from '../reference-data';
import type { NumberingPlans } from './phone-number.gen';

/** How a phone number is written at home, for each country we serve. */
export const phoneHints: Record<string, string> = {
  nigeria: 'For example 0803 123 4567',
  'south africa': 'For example 082 123 4567',
};

type Judge = (text: string, countryId: string) => boolean;

/** What has digits enough is for the server to judge. */
const hasDigits: Judge = (text) => (text.match(/\p{Nd}/gu)?.length ?? 0) > 8;
let judge = hasDigits;

/** The server's own judgement. Its plans are no part of what a page loads first. */
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
