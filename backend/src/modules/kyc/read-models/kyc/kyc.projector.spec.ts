import { describe, expect, it } from '@jest/globals';
import { memberRegistered } from '../../../../../test/support/member-registered.js';
import { projectorSpec } from '../../../../../test/support/projector-spec.js';
import type { PartialEvent } from '../../../../../test/support/recorded-event.js';
import type { MemberRegistered, MembershipType, ProfileEdited } from '../../../identity/public.js';
import { erasedDetails } from '../../domain/verification.events.js';
import { kycProjector } from './kyc.projector.js';
import { showKyc } from './kyc.response.js';
import type { KycAttempt, KycRow } from './kyc.row.js';

const given = projectorSpec(kycProjector);

const businessId = '01900000-0000-7000-8000-0000000000aa';
const at = (day: number) => ({ subjectId: businessId, recordedAt: new Date(Date.UTC(2026, 10, day)) });
const time = (day: number): string => at(day).recordedAt.toISOString();
const details = { ...erasedDetails, legalBusinessName: 'Adunni Foods' };

const registered = (membershipType: MembershipType | null = 'Business'): PartialEvent<MemberRegistered> => ({
  ...memberRegistered(membershipType),
  meta: at(1),
});
const edited = (data: ProfileEdited['data']): PartialEvent<ProfileEdited> => ({
  type: 'ProfileEdited',
  data,
  meta: at(2),
});
const submitted = (attempt: number, day: number) => ({
  type: 'KycSubmitted' as const,
  data: { attempt, details },
  meta: at(day),
});
const failed = (attempt: number, day: number) => ({
  type: 'KycFailed' as const,
  data: { attempt, reason: 'The address is missing.', staffNote: 'Call them.' },
  meta: at(day),
});
const erased = (purpose: 'kyc' | 'contact') => ({
  type: 'PersonalDataErased' as const,
  data: { purpose },
  meta: at(7),
});
const passed = (attempt: number, day: number) => ({ type: 'KycPassed' as const, data: { attempt }, meta: at(day) });

const row = (more: Partial<KycRow>): KycRow => ({
  id: businessId,
  country: 'nigeria',
  status: 'new',
  attempts: [],
  ...more,
});
const waiting: KycAttempt = {
  attempt: 1,
  status: 'pending',
  details,
  reason: null,
  submittedAt: time(3),
  decidedAt: null,
};

describe('kyc', () => {
  it('begins with the registration of a business', () => given(registered()).thenRows(row({})));
  it.each(['Creator', 'AFRO WALLET', null] as const)('knows nothing of %p', (type) =>
    given(registered(type), edited({ country: 'south africa' })).thenRows(),
  );
  it('follows the member to another country', () =>
    given(registered(), edited({ firstName: 'Ada' }), edited({ country: 'south africa' })).thenRows(
      row({ country: 'south africa' }),
    ));
  it('waits after a submission', () =>
    given(registered(), submitted(1, 3)).thenRows(row({ status: 'pending', attempts: [waiting] })));
  it('keeps every attempt, and never what staff noted for themselves', () =>
    given(registered(), submitted(1, 3), failed(1, 4), submitted(2, 5), passed(2, 6)).thenRows(
      row({
        status: 'approved',
        attempts: [
          { ...waiting, status: 'failed', reason: 'The address is missing.', decidedAt: time(4) },
          { ...waiting, attempt: 2, status: 'approved', submittedAt: time(5), decidedAt: time(6) },
        ],
      }),
    ));
  it('was asked for more until it is submitted anew', () => {
    const ask = { type: 'KycDetailsAsked' as const, data: { attempt: 1, message: 'Which street?' }, meta: at(4) };
    const asked: KycAttempt = { ...waiting, status: 'asked', reason: 'Which street?', decidedAt: time(4) };
    given(registered(), submitted(1, 3), ask).thenRows(row({ status: 'asked', attempts: [asked] }));
    given(registered(), submitted(1, 3), ask, submitted(2, 5)).thenRows(
      row({ status: 'pending', attempts: [asked, { ...waiting, attempt: 2, submittedAt: time(5) }] }),
    );
  });
  it('knows nothing more of what was erased, nor waits for anybody', () =>
    given(registered(), submitted(1, 3), failed(1, 4), submitted(2, 5), erased('kyc')).thenRows(
      row({
        status: 'erased',
        attempts: [
          { ...waiting, status: 'failed', details: null, decidedAt: time(4) },
          { ...waiting, attempt: 2, status: 'erased', details: null, submittedAt: time(5) },
        ],
      }),
    ));
  it('cannot begin once it was erased', () =>
    given(registered(), erased('contact'), erased('kyc')).thenRows(row({ status: 'erased' })));
  it('stays verified without what was submitted', () =>
    given(registered(), submitted(1, 3), passed(1, 4), erased('kyc')).thenRows(
      row({ status: 'approved', attempts: [{ ...waiting, status: 'approved', details: null, decidedAt: time(4) }] }),
    ));
  it('takes the submission of an account that is no registered business', () =>
    given(submitted(1, 3)).thenRows(row({ country: null, status: 'pending', attempts: [waiting] })));
});

describe('what a business sees of it', () => {
  it('is new before anything was submitted', () => {
    expect(showKyc(null)).toEqual({
      status: 'new',
      reason: null,
      kycDetails: null,
      submittedAt: null,
      decidedAt: null,
      attempts: [],
    });
  });

  it('is the last attempt, ready to be sent again', () => {
    const attempt: KycAttempt = { ...waiting, status: 'failed', reason: 'Unreadable.', decidedAt: time(4) };
    expect(showKyc(row({ status: 'failed', attempts: [attempt] }))).toEqual({
      status: 'failed',
      reason: 'Unreadable.',
      kycDetails: details,
      submittedAt: time(3),
      decidedAt: time(4),
      attempts: [{ attempt: 1, status: 'failed', reason: 'Unreadable.', submittedAt: time(3), decidedAt: time(4) }],
    });
  });
});
