import { addDays, type Projector } from '../../../../platform/event-sourcing/index.js';
import { privacyAnswerDays } from '../../../../reference-data/index.js';
import type { ErasureRequested, PersonalDataErased } from '../../domain/member.events.js';
import type { PrivacyRequestEvent } from '../../domain/privacy-requests.events.js';
import { erasesMember } from '../../domain/purposes.js';
import type { PrivacyRequestRow } from './privacy-requests.row.js';

type Asked = Pick<PrivacyRequestRow, 'id' | 'memberId' | 'kind' | 'channel' | 'receivedAt'>;

const opened = (asked: Asked): PrivacyRequestRow => ({
  ...asked,
  dueAt: addDays(asked.receivedAt, privacyAnswerDays),
  handlerId: null,
  answeredAt: null,
  answer: null,
});

/** Requests of members about their data, from every channel. An erasure answers all of a member's. */
export const privacyRequestsProjector: Projector<
  PrivacyRequestEvent | ErasureRequested | PersonalDataErased,
  PrivacyRequestRow
> = {
  name: 'privacy-requests',
  audience: 'staff',
  on: {
    ErasureRequested: ({ meta: { subjectId: id, recordedAt: receivedAt } }, rows) =>
      rows.put(opened({ id, memberId: id, kind: 'erasure', channel: 'app', receivedAt })),
    PrivacyRequestRecorded: ({ data: { requestId: id, receivedOn, kind, channel }, meta: { subjectId } }, rows) =>
      rows.put(opened({ id, memberId: subjectId, kind, channel, receivedAt: new Date(receivedOn) })),
    PrivacyRequestTaken: ({ data, meta }, rows) => rows.updateIfPresent(data.requestId, { handlerId: meta.actorId }),
    PrivacyRequestAnswered: ({ data: { requestId, answer = null }, meta }, rows) =>
      rows.updateIfPresent(requestId, { handlerId: meta.actorId, answeredAt: meta.recordedAt, answer }),
    PersonalDataErased: ({ data: { purpose }, meta: { actorId, recordedAt } }, rows) => {
      if (erasesMember(purpose))
        rows.changeAll((row) =>
          row.answeredAt ? row : { ...row, handlerId: actorId, answeredAt: recordedAt, answer: null },
        );
    },
  },
};
