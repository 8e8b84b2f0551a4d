import { isPhone } from '../../shared/phone/phone';
import { countries, legalVersions } from '../../shared/reference-data';
import type { Registration } from './api/register.mutation';
import { stateLabelOf } from './state-label';

export type RegistrationType = 'creator' | 'business';

/** The values stored as a draft: everything but the password. */
export const emptyRegistration = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  country: '',
  state: '',
  gender: '',
  qualification: '',
  marketingConsent: false,
};

type RegistrationDraft = typeof emptyRegistration;
export type RegistrationValues = RegistrationDraft & { password: string };

export const fieldNames = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  phone: 'Phone',
  country: 'Country',
  state: 'State',
  gender: 'Gender',
  qualification: 'Department',
} as const;

export const lastNameHint = 'With one name only, enter a dash: -';

type FieldName = keyof typeof fieldNames;

const MIN_PASSWORD_LENGTH = 8;

/** The label of a field. */
export const fieldNameOf = (name: FieldName, { country }: RegistrationValues): string =>
  name === 'state' ? stateLabelOf(country) : fieldNames[name];

export function missingFields(values: RegistrationValues, type: RegistrationType): FieldName[] {
  const required = Object.keys(fieldNames) as FieldName[];
  const isMissing = (name: FieldName) => values[name].trim() === '';
  return required.filter((name) => !(name === 'qualification' && type === 'business') && isMissing(name));
}

export function checkRegistration(values: RegistrationValues, type: RegistrationType) {
  const errors: Partial<Record<FieldName, string>> = {};
  for (const name of missingFields(values, type)) errors[name] = `${fieldNameOf(name, values)} is missing.`;
  return { ...checkEmail(values.email), ...checkPassword(values.password), ...checkPhone(values), ...errors };
}

/** A rough check; the server decides. */
export function checkEmail(email: string): { email?: string } {
  return /\S@\S+\.\S/.test(email) ? {} : { email: 'Enter an e-mail address such as ada@example.com.' };
}

export function checkPhone({ phone, country }: { phone: string; country: string }): { phone?: string } {
  if (isPhone(phone, country)) return {};
  const name = countries.find(({ id }) => id === country)?.name;
  return { phone: name ? `Enter a phone number of ${name} in full.` : 'Enter the phone number in full, in digits.' };
}

export function checkPassword(password: string): { password?: string } {
  if (password.length < MIN_PASSWORD_LENGTH) return { password: `Use at least ${MIN_PASSWORD_LENGTH} characters.` };
  return password.trim() === '' ? { password: 'Spaces alone are no password.' } : {};
}

/** The cast is safe: the form's selects offer only values that the server accepts. */
export function toRegistration(values: RegistrationValues, type: RegistrationType): Registration {
  const { qualification, ...rest } = values;
  const chosen = type === 'creator' ? { membershipType: 'Creator', qualification } : { membershipType: 'Business' };
  return { ...rest, ...chosen, ...legalVersions } as Registration;
}
