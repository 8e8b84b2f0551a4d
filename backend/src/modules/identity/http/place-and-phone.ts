import { toE164 } from '../../../platform/http/phone.js';
import { type FieldError, HttpProblem } from '../../../platform/http/problem.js';
import { type Country, countries } from '../../../reference-data/index.js';

interface Contact {
  readonly country: string;
  readonly state: string;
  readonly phone: string;
}

const served = countries.map(({ isoCode }) => isoCode);

/** Checks what only makes sense together, and brings the phone into its international form (E.164). */
export function checkedContact<C extends Contact>(contact: C): C {
  const country = countries.find(({ id }) => id === contact.country);
  const phone = country && toE164(contact.phone, country.isoCode, served);
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
