import { type Projector, pick } from '../../../../platform/event-sourcing/index.js';
import { type MemberEvent, whenMemberErased } from '../../../identity/public.js';
import type { ContactRow } from './contact-list.row.js';

/** The contacts of all members. Erased members are deleted. */
export const contactListProjector: Projector<MemberEvent, ContactRow> = {
  name: 'contact-list',
  audience: 'nobody',
  on: {
    MemberRegistered: ({ data, meta }, rows) => {
      const { membershipType, gender, country, state, email, phone } = data;
      if (membershipType === null) return;
      const reach = { membershipType, gender, country, state, email, phone };
      rows.put({ id: meta.subjectId, ...reach, consented: false, banned: false, emailVerified: false });
    },
    ProfileEdited: ({ data, meta }, rows) =>
      rows.updateIfPresent(meta.subjectId, pick(data, ['phone', 'country', 'state', 'gender'])),
    AccountCorrected: ({ data: { email }, meta }, rows) => {
      if (email !== undefined) rows.updateIfPresent(meta.subjectId, { email, emailVerified: false });
    },
    EmailVerified: ({ meta }, rows) => rows.updateIfPresent(meta.subjectId, { emailVerified: true }),
    MarketingConsentGiven: ({ meta }, rows) => rows.updateIfPresent(meta.subjectId, { consented: true }),
    MarketingConsentWithdrawn: ({ meta }, rows) => rows.updateIfPresent(meta.subjectId, { consented: false }),
    MemberBanned: ({ meta }, rows) => rows.updateIfPresent(meta.subjectId, { banned: true }),
    MemberReactivated: ({ meta }, rows) => rows.updateIfPresent(meta.subjectId, { banned: false }),
    PersonalDataErased: whenMemberErased((rows, meta) => rows.delete(meta.subjectId)),
  },
};
