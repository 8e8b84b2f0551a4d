import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { type FieldError, HttpProblem } from '../../../platform/http/problem.js';
import { type Country, countries } from '../../../reference-data/index.js';

interface Contact {
  readonly country: string;
  readonly state: string;
  readonly phone: string;
}

const servedCountries: readonly string[] = countries.map(({ isoCode }) => isoCode);

/** Checks what only makes sense together, and brings the phone into its international form (E.164). */
export function checkedContact<C extends Contact>(contact: C): C {
  const country = countries.find(({ id }) => id === contact.country);
  const phone = country && internationalPhone(contact.phone, country);
  const errors: FieldError[] = [];
  if (!country) errors.push({ field: 'country', message: 'Choose the country first.' });
  if (country && !hasState(country, contact.state)) {
    errors.push({ field: 'state', message: `Choose a ${country.stateLabel.toLowerCase()} of ${country.name}.` });
  }
  if (country && !phone) errors.push({ field: 'phone', message: `Enter a phone number of ${country.name} in full.` });
  if (!phone || errors.length > 0) throw new HttpProblem('INVALID_FIELDS', errors);
  return { ...contact, phone };
}

const hasState = ({ states }: Country, state: string): boolean => (states as readonly string[]).includes(state);

/** A number without a country's prefix belongs to the member's country; another served country's is fine too. */
function internationalPhone(text: string, { isoCode }: Country): string | undefined {
  const phone = parsePhoneNumberFromString(text, { defaultCountry: isoCode, extract: false });
  if (!phone?.isValid() || phone.ext !== undefined) return undefined;
  return servedCountries.includes(phone.country ?? '') ? phone.number : undefined;
}
