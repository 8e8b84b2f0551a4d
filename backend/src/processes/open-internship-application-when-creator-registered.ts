import { journey, journeyOf } from '../modules/creator-journey/public.js';
import type { MemberRegistered } from '../modules/identity/public.js';
import { intend, type Process } from '../platform/event-sourcing/index.js';

export const openInternshipApplicationWhenCreatorRegistered: Process<MemberRegistered> = {
  name: 'open-internship-application-when-creator-registered',
  on: {
    MemberRegistered: ({ data: { membershipType }, meta }) => {
      if (membershipType !== 'Creator') return [];
      const now = meta.recordedAt.toISOString();
      return [intend(journey, journeyOf(meta.subjectId), { type: 'OpenInternshipApplication', data: { now } })];
    },
  },
};
