import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Undefined if invalid. People put brackets around a prefix, and write 00 where their country dials 009. */
export function toE164(
  text: string,
  country: CountryCode | undefined,
  served: readonly CountryCode[],
): string | undefined {
  const bare = text.replaceAll(/[()]/g, ' ').trim();
  return written(bare, country, served) ?? written(bare.replace(/^00/, '+'), country, served);
}

function written(text: string, country: CountryCode | undefined, served: readonly CountryCode[]): string | undefined {
  const phone = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false });
  if (!phone?.isValid() || phone.ext !== undefined) return undefined;
  return phone.country && served.includes(phone.country) ? phone.number : undefined;
}
