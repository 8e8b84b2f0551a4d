import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';
import type { MembershipType } from '../../../identity/public.js';

export const Contact = readTable('Contact', 'contact_list', {
  id: p.uuid().primary(),
  membershipType: p.text().$type<MembershipType>(),
  gender: p.text().nullable(),
  country: p.text().nullable(),
  state: p.text().nullable(),
  email: p.text(),
  phone: p.text().nullable(),
  consented: p.boolean(),
  banned: p.boolean(),
  emailVerified: p.boolean(),
});
export type ContactRow = RowOf<typeof Contact>;
