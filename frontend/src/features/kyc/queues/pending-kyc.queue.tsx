import { nameOf } from '../../../shared/console/person';
import { nameColumn, waitingColumn, wideColumn } from '../../../shared/console/queue/columns';
import type { Queue } from '../../../shared/console/queue/queue';
import { askForKycDetails, failKyc, passKyc } from '../api/decide-kyc.mutation';
import { type PendingKyc, pendingKycQuery } from '../api/pending-kyc.query';
import { KycReview } from '../components/kyc-review';

export const kycQueue: Queue<PendingKyc> = {
  key: 'kyc',
  topic: 'pending-kyc',
  templates: 'kyc',
  title: 'Pending KYC Verifications',
  subject: 'KYC Verifications',
  decidedBy: ['KycPassed', 'KycDetailsAsked', 'KycFailed'],
  what: 'the KYC requests',
  failure: 'KYC_REQUESTS_NOT_FETCHED',
  empty: 'NO_PENDING_KYC',
  search: { label: 'Search KYC requests', placeholder: 'Name, e-mail, phone or business' },
  statuses: [
    { value: 'overdue', label: 'Overdue' },
    { value: 'again', label: 'Handed in again' },
  ],
  newest: '-submittedAt',
  list: pendingKycQuery,
  idOf: ({ userId, attempt }) => `${userId}/${attempt}`,
  nameOf: (row) => `${nameOf(row)}, ${row.kycDetails.legalBusinessName}`,
  columns: [
    nameColumn(({ kycDetails }) => <bdi className="clamped">{kycDetails.legalBusinessName}</bdi>),
    wideColumn('Business', ({ kycDetails }) => <bdi className="clamped">{kycDetails.legalBusinessName}</bdi>),
    {
      ...wideColumn<PendingKyc>('Category', ({ kycDetails }) => kycDetails.businessCategory),
      width: 'clamp(9.375rem, 30vw - 12.5rem, 16rem)',
    },
    wideColumn('Attempt', ({ attempt }) => <span className="numbers">{attempt}</span>, 84),
    waitingColumn('kyc', ({ submittedAt }) => submittedAt),
  ],
  Details: KycReview,
  decisions: [
    {
      name: 'Pass',
      bulk: 'pass',
      tone: 'approve',
      asks: (row) => ({
        title: `Pass ${row.kycDetails.legalBusinessName}?`,
        text: 'The business is verified, and can order tools, hire creators and ask for loans once it is Pro.',
      }),
      send: ({ userId, attempt }, _, key) => passKyc({ userId, attempt }, key),
      done: ({ kycDetails }) => ({ code: 'KYC_PASSED', values: { name: kycDetails.legalBusinessName } }),
      failed: 'STATUS_NOT_UPDATED',
    },
    {
      name: 'Ask for more',
      tone: 'ask',
      asks: (row) => ({
        title: `Ask ${row.kycDetails.legalBusinessName} for more?`,
        text: 'They are told at once and can correct what they sent. It comes back to this list with their answer.',
        reason: 'What is missing or unclear (the business sees it)',
        mustReason: true,
      }),
      send: ({ userId, attempt }, { reason }, key) =>
        askForKycDetails({ userId, attempt, message: reason.trim() }, key),
      done: ({ kycDetails }) => ({ code: 'KYC_DETAILS_ASKED', values: { name: kycDetails.legalBusinessName } }),
      failed: 'STATUS_NOT_UPDATED',
    },
    {
      name: 'Fail',
      bulk: 'fail',
      tone: 'reject',
      asks: (row) => ({
        title: `Fail ${row.kycDetails.legalBusinessName}?`,
        text: 'They see the reason and can submit again.',
        reason: 'Reason (optional, the business sees it)',
        hasStaffNote: true,
      }),
      send: ({ userId, attempt }, { reason, staffNote }, key) =>
        failKyc({ userId, attempt, reason: reason.trim() || undefined, staffNote: staffNote.trim() || undefined }, key),
      done: ({ kycDetails }) => ({ code: 'KYC_NOT_PASSED', values: { name: kycDetails.legalBusinessName } }),
      failed: 'STATUS_NOT_UPDATED',
    },
  ],
};
