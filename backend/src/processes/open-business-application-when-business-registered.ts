import type { MemberRegistered } from '../modules/identity/public.js';
import { verification, verificationOf } from '../modules/kyc/public.js';
import { intend, type Process } from '../platform/event-sourcing/index.js';

export const openBusinessApplicationWhenBusinessRegistered: Process<MemberRegistered> = {
  name: 'open-business-application-when-business-registered',
  on: {
    MemberRegistered: ({ data: { membershipType }, meta }) =>
      membershipType === 'Business'
        ? [intend(verification, verificationOf(meta.subjectId), { type: 'OpenBusinessApplication', data: {} })]
        : [],
  },
};
