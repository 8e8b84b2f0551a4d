import { httpRefusals } from '../../../platform/http/http.refusals.js';
import type { FieldError } from '../../../platform/http/problem.js';
import { HttpProblem } from '../../../platform/http/problem.js';
import { numberingPlansOf } from '../../../platform/text/numbering-plans.js';
import { toE164 } from '../../../platform/text/phone-number.js';
import { countries } from '../../../reference-data/index.js';
import type { KycDetails } from '../domain/verification.events.js';
import type { SubmitKycRequest } from './kyc.requests.js';

/** The submission for the event: phone numbers in E.164, empty fields as null. */
export function detailsOf(request: SubmitKycRequest, countryId: string | null): KycDetails {
  const { contactPhone, whatsappNumber } = phonesOf(request, countryId);
  return {
    legalBusinessName: request.legalBusinessName,
    businessAddress: request.businessAddress,
    contactPhone,
    whatsappNumber,
    businessCategory: request.businessCategory ?? null,
    businessType: request.businessType ?? null,
    staffCount: request.staffCount ?? null,
    loanAmountSought: request.loanAmountSought ?? null,
    neededTools: [...new Set(request.neededTools)],
    socialMedia: request.socialMedia ?? null,
  };
}

const plans = numberingPlansOf(countries);
const phoneFields = ['contactPhone', 'whatsappNumber'] as const;
type Phones = Record<(typeof phoneFields)[number], string>;

function phonesOf(request: SubmitKycRequest, countryId: string | null): Phones {
  const country = countries.find(({ id }) => id === countryId);
  const phones: Phones = { contactPhone: '', whatsappNumber: '' };
  const errors: FieldError[] = [];
  for (const field of phoneFields) {
    const number = toE164(request[field], country?.isoCode, plans);
    if (number !== undefined) phones[field] = number;
    else errors.push({ field, message: 'Enter the phone number in full, or with the prefix of its country.' });
  }
  if (errors.length > 0) throw new HttpProblem(httpRefusals.INVALID_FIELDS, errors);
  return phones;
}
