import { addDays, type Projector, type Recorded } from '../../../../platform/event-sourcing/index.js';
import { privacyAnswerDays } from '../../../../reference-data/index.js';
import type { MemberEvent } from '../../domain/member.events.js';
import type { PrivacyRequestEvent } from '../../domain/privacy-requests.events.js';
import { whenMemberErased } from '../../domain/when-member-erased.js';
import type { PrivacyRequestRow } from './privacy-requests.row.js';

type Asked = Pick<PrivacyRequestRow, 'id' | 'memberId' | 'kind' | 'channel' | 'receivedAt'>;

const opened = (asked: Asked): PrivacyRequestRow => ({
  ...asked,
  dueAt: addDays(asked.receivedAt, privacyAnswerDays),
  handlerId: null,
  answeredAt: null,
  answer: null,
});

type Closing = Recorded<PrivacyRequestEvent>['meta'];

const closed = ({ actorId: handlerId, recordedAt: answeredAt }: Closing, answer: string | null = null) => ({
  ...{ handlerId, answeredAt, answer },
});

/** Requests of members about their data, from every channel. An erasure answers all of a member's. */
export const privacyRequestsProjector: Projector<PrivacyRequestEvent | MemberEvent, PrivacyRequestRow> = {
  name: 'privacy-requests',
  audience: 'staff',
  on: {
    ErasureRequested: ({ meta: { subjectId: id, recordedAt: receivedAt } }, rows) =>
      rows.put(opened({ id, memberId: id, kind: 'erasure', channel: 'app', receivedAt })),
    ErasureRequestWithdrawn: ({ meta }, rows) => rows.updateIfPresent(meta.subjectId, closed(meta)),
    ErasureRequestAnswered: ({ data: { answer }, meta }, rows) =>
      rows.updateIfPresent(meta.subjectId, closed(meta, answer)),
    PrivacyRequestRecorded: ({ data: { requestId: id, receivedOn, kind, channel }, meta: { subjectId } }, rows) =>
      rows.put(opened({ id, memberId: subjectId, kind, channel, receivedAt: new Date(receivedOn) })),
    PrivacyRequestTaken: ({ data, meta }, rows) => rows.updateIfPresent(data.requestId, { handlerId: meta.actorId }),
    PrivacyRequestAnswered: ({ data: { requestId, answer }, meta }, rows) =>
      rows.updateIfPresent(requestId, closed(meta, answer)),
    PersonalDataErased: whenMemberErased((rows, meta) =>
      rows.changeAll((row) => (row.answeredAt ? row : { ...row, ...closed(meta) })),
    ),
  },
};
