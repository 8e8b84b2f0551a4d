import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';
import type { PrivacyRequestChannel, PrivacyRequestKind } from '../../domain/privacy-requests.events.js';

export const PrivacyRequest = readTable('PrivacyRequest', 'privacy_requests', {
  id: p.uuid().primary(),
  memberId: p.uuid(),
  kind: p.text().$type<PrivacyRequestKind>(),
  channel: p.text().$type<PrivacyRequestChannel>(),
  receivedAt: p.datetime(),
  dueAt: p.datetime(),
  handlerId: p.uuid().nullable(),
  answeredAt: p.datetime().nullable(),
  answer: p.text().nullable(),
});
export type PrivacyRequestRow = RowOf<typeof PrivacyRequest>;
