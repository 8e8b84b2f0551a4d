import { type CountryCode, type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core';

export interface NumberingPlans {
  readonly metadata: MetadataJson;
  readonly served: readonly CountryCode[];
}

const BLANKS_AND_BRACKETS = /[\s\p{Z}()[\]]+/gu;
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const LINK = /^tel:\s*/i;
const DASHES = /[\p{Pd}\u2212]/gu;
/** Until 2023 a Nigerian landline was an area code and a number, eight digits. Now all of them begin with 20. */
const FORMER_LANDLINE = /^(?:\+2340?|0)([1259][2-9]\d{6}|[3-8]\d{7})$/;

/** The international form; undefined if invalid. The client uses this file too: see scripts/lib/generated.mjs. */
export function toE164(text: string, country: CountryCode | undefined, plans: NumberingPlans): string | undefined {
  const plain = text
    .normalize('NFKC')
    .replaceAll(BLANKS_AND_BRACKETS, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(DASHES, '-')
    .trim()
    .replace(LINK, '');
  const abroad = plain.replace(/^00/, '+');
  return (
    readNumber(plain, country, plans) ??
    readNumber(abroad, country, plans) ??
    readFormerLandline(abroad.replaceAll(/[ ./-]/g, ''), country, plans)
  );
}

function readFormerLandline(digits: string, country: CountryCode | undefined, plans: NumberingPlans) {
  const [, landline] = FORMER_LANDLINE.exec(digits) ?? [];
  const isThere = digits.startsWith('+') || country === 'NG';
  return landline && isThere ? readNumber(`+23420${landline}`, 'NG', plans) : undefined;
}

function readNumber(text: string, country: CountryCode | undefined, { metadata, served }: NumberingPlans) {
  const phone = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false }, metadata);
  if (!phone?.isValid() || phone.ext !== undefined) return undefined;
  return phone.country && served.includes(phone.country) ? phone.number : undefined;
}
