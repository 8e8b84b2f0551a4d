import type { CountryCode } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/max/metadata';
import type { NumberingPlans } from './phone-number.js';

/** The numbering plans of these countries. All countries' plans are too large for a client. */
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
