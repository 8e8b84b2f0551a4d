import { ValidateBy, type ValidationArguments } from 'class-validator';
import { httpRefusals } from '../../../../platform/http/http.refusals.js';
import { type FieldError, HttpProblem } from '../../../../platform/http/problem.js';
import { numberingPlansOf } from '../../../../platform/text/numbering-plans.js';
import { toE164 } from '../../../../platform/text/phone-number.js';
import { type Country, countries } from '../../../../reference-data/index.js';

interface Contact {
  readonly country: string;
  readonly state: string;
  readonly phone: string;
}

const plans = numberingPlansOf(countries);

/** Validates a field that depends on the country, so that the error is reported beside all others. */
export const FitsCountry = (): PropertyDecorator =>
  ValidateBy({
    name: 'fitsCountry',
    validator: {
      validate: (_, args) => errorOf(args) === undefined,
      defaultMessage: (args) => errorOf(args)?.message ?? '',
    },
  });

const errorOf = (args: ValidationArguments | undefined): FieldError | undefined =>
  args && errorsIn(args.object).find(({ field }) => field === args.property);

/** Throws INVALID_FIELDS unless country, state and phone fit. Answers the phone in international form (E.164). */
export function checkedContact<C extends Contact>(contact: C): C {
  const phone = phoneOf(contact);
  const errors = errorsIn(contact);
  if (!phone || errors.length > 0) throw new HttpProblem(httpRefusals.INVALID_FIELDS, errors);
  return { ...contact, phone };
}

function errorsIn(contact: Partial<Contact>): FieldError[] {
  const country = countryOf(contact);
  if (!country) return [{ field: 'country', message: 'Choose the country first.' }];
  const errors: FieldError[] = [];
  if (!hasState(country, contact.state)) {
    errors.push({ field: 'state', message: `Choose a ${country.stateLabel.toLowerCase()} of ${country.name}.` });
  }
  if (!phoneOf(contact)) {
    errors.push({ field: 'phone', message: `Enter a phone number of ${country.name} in full.` });
  }
  return errors;
}

function phoneOf({ phone, ...contact }: Partial<Contact>): string | undefined {
  const country = countryOf(contact);
  return country && typeof phone === 'string' ? toE164(phone, country.isoCode, plans) : undefined;
}

const countryOf = ({ country }: Partial<Contact>): Country | undefined => countries.find(({ id }) => id === country);

const hasState = ({ states }: Country, state: string | undefined): boolean =>
  (states as readonly (string | undefined)[]).includes(state);
