import type { CountryCode } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/max/metadata';
import type { NumberingPlans } from './phone-number.js';

/** How numbers of these countries are made; small enough for a client, where the world's are not. */
export const numberingPlansOf = (
  countries: readonly { readonly isoCode: CountryCode; readonly diallingCode: string }[],
): NumberingPlans => ({
  served: countries.map(({ isoCode }) => isoCode),
  metadata: {
    ...metadata,
    country_calling_codes: Object.fromEntries(
      countries.map(({ isoCode, diallingCode }) => [diallingCode.slice(1), [isoCode]]),
    ),
    countries: Object.fromEntries(countries.map(({ isoCode }) => [isoCode, metadata.countries[isoCode]])),
    nonGeographic: {},
  },
});
