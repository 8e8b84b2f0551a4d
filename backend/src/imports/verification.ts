import { type KycSubmitted, verification, verificationOf } from '../modules/kyc/public.js';
import { intend } from '../platform/event-sourcing/index.js';
import { type Fields, present, readAll } from './export-row.js';
import type { MemberHistory } from './member-history.js';
import { objectIn, textOf } from './read-export.js';
import { choiceIn, countryIn, phoneIn, sumIn, timeIn, wordsIn } from './values.js';

const statuses = ['new', 'none', 'pending', 'approved', 'failed'] as const;

/** The submitted details, with missing ones as empty, and the decision. */
export function kycIn(fields: Fields) {
  const status = fields.kyc_status === undefined ? 'new' : choiceIn(fields.kyc_status, statuses);
  if (status === 'new' || status === 'none') return undefined;
  return readAll({
    status: () => present(status, `kyc_status is none of ${statuses.join(', ')}`),
    submittedAt: () => timeIn(fields, 'kyc_submitted_at', 'updated_at', 'created_at'),
    details: () => detailsIn(fields),
  });
}

export function takeVerification(
  history: MemberHistory,
  { status, submittedAt, details }: NonNullable<ReturnType<typeof kycIn>>,
): void {
  const on = verificationOf(history.memberId);
  const at = submittedAt ?? history.lastAt;
  history.carryOut('member', 'kyc', at, intend(verification, on, { type: 'SubmitKyc', data: { details } }));
  const review = { reviewerIsMember: false };
  if (status === 'approved')
    history.carryOut('member', 'kyc-passed', at, intend(verification, on, { type: 'PassKyc', data: review }));
  if (status === 'failed')
    history.carryOut('member', 'kyc-failed', at, intend(verification, on, { type: 'FailKyc', data: review }));
}

function detailsIn(fields: Fields): KycSubmitted['data']['details'] {
  const said = Object.entries(objectIn(fields.kyc_details) ?? {}).map(
    ([name, value]) => [name, textOf(value)] as const,
  );
  const details: Fields = Object.fromEntries(said.filter(([, text]) => text !== ''));
  const country = countryIn(fields.country);
  const { amount, contactPhone, whatsappNumber } = readAll({
    amount: () => sumIn(details.loanAmountSought, 'loanAmountSought'),
    contactPhone: () => phoneIn(details.contactPhone, country, 'contactPhone') ?? '',
    whatsappNumber: () => phoneIn(details.whatsappNumber, country, 'whatsappNumber') ?? '',
  });
  const staff = Number(details.staffCount);
  return {
    legalBusinessName: wordsIn(details.legalBusinessName) ?? '',
    businessAddress: wordsIn(details.businessAddress) ?? '',
    contactPhone,
    whatsappNumber,
    businessCategory: wordsIn(details.businessCategory) ?? null,
    businessType: wordsIn(details.businessType) ?? null,
    staffCount: details.staffCount !== undefined && Number.isInteger(staff) ? staff : null,
    loanAmountSought: amount === undefined ? null : { amount, currency: 'NGN' },
    neededTools: toolsIn(details.neededTools),
    socialMedia: wordsIn(details.socialMedia) ?? null,
  };
}

function toolsIn(text: string | undefined): string[] {
  const names = text?.replaceAll(/[[\]"]/g, '').split(',') ?? [];
  return names.map((tool) => tool.trim()).filter((tool) => tool !== '');
}
