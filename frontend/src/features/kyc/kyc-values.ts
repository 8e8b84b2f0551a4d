import { isPhone } from '../../shared/phone/phone';
import type { KycDetails } from './api/kyc.query';
import type { KycSubmission } from './api/submit-kyc.mutation';

export const fieldNames = {
  legalBusinessName: 'Legal business name',
  businessAddress: 'Business address',
  businessCategory: 'Business category',
  businessType: 'Business type',
  staffCount: 'Number of staff',
  contactPhone: 'Contact phone',
  whatsappNumber: 'WhatsApp number',
  loanAmountSought: 'Loan amount sought',
  neededTools: 'Tools you need',
  socialMedia: 'Social media',
} as const;

/** The form as typed: every answer but the ticked tools is an unchecked text. */
export type KycValues = Record<Exclude<keyof typeof fieldNames, 'neededTools'>, string> & { neededTools: string[] };

const required = ['legalBusinessName', 'businessAddress', 'contactPhone', 'whatsappNumber'] as const;
const MAX_STAFF = 1_000_000;

/** Starts from the last submission, so that only mistakes need to be corrected. */
export const startingValues = (details: KycDetails | null): KycValues => ({
  legalBusinessName: details?.legalBusinessName ?? '',
  businessAddress: details?.businessAddress ?? '',
  businessCategory: details?.businessCategory ?? '',
  businessType: details?.businessType ?? '',
  staffCount: details?.staffCount?.toString() ?? '',
  contactPhone: details?.contactPhone ?? '',
  whatsappNumber: details?.whatsappNumber ?? '',
  loanAmountSought: details?.loanAmountSought?.amount.toString() ?? '',
  neededTools: details?.neededTools ?? [],
  socialMedia: details?.socialMedia ?? '',
});

/** The labels of required answers that are missing. */
export const missingFields = (values: KycValues): string[] =>
  required.filter((field) => values[field].trim() === '').map((field) => fieldNames[field]);

export function checkKyc(values: KycValues, countryId: string): Partial<Record<keyof KycValues, string>> {
  const errors: Partial<Record<keyof KycValues, string>> = {};
  for (const field of required) {
    if (values[field].trim() === '') errors[field] = `${fieldNames[field]} is missing.`;
  }
  for (const field of ['contactPhone', 'whatsappNumber'] as const) {
    if (!errors[field] && !isPhone(values[field], countryId))
      errors[field] = 'Enter the phone number in full, or with the prefix of its country.';
  }
  const staff = digitsOf(values.staffCount);
  if (staff !== '' && !(/^\d+$/.test(staff) && Number(staff) <= MAX_STAFF)) {
    errors.staffCount = 'Enter a whole number, such as 4.';
  }
  return errors;
}

/** Removes separators of thousands: a comma, or any kind of space that may be pasted. */
const digitsOf = (typed: string): string => typed.replaceAll(/\s|,(?=\d{3}(?!\d))/g, '');

/** Leaves out empty answers. The form offers only choices that the server accepts; loans are always in naira. */
export function toSubmission(values: KycValues): KycSubmission {
  const { neededTools, staffCount, loanAmountSought, ...texts } = values;
  const filled = Object.entries(texts).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : []));
  return {
    ...Object.fromEntries(filled),
    ...(digitsOf(staffCount) && { staffCount: Number(digitsOf(staffCount)) }),
    ...(loanAmountSought && { loanAmountSought: { amount: Number(loanAmountSought), currency: 'NGN' } }),
    ...(neededTools.length > 0 && { neededTools }),
  } as KycSubmission;
}
