import type { Event, Projector, Recorded, Rows } from '../../../../platform/event-sourcing/index.js';
import type { InvitationStatus } from '../../domain/hire-request.decider.js';
import type { MatchingEvent } from '../../domain/hire-request.events.js';
import type { InvitationRow } from './invitations.row.js';

type Answered = Recorded<Event<string, { readonly invitationId: string }>>;

const become =
  (status: InvitationStatus) =>
  ({ data, meta }: Answered, rows: Rows<InvitationRow>) =>
    rows.updateIfPresent(data.invitationId, ({ answeredAt }) => ({
      status,
      answeredAt: answeredAt ?? meta.recordedAt,
    }));

/** Updates the row without a change, so that the creator's clients refetch. */
const touch = ({ data }: Answered, rows: Rows<InvitationRow>) => rows.updateIfPresent(data.invitationId, {});

export const invitationsProjector: Projector<MatchingEvent, InvitationRow> = {
  name: 'invitations',
  audience: { member: (row) => row.creatorId },
  on: {
    CreatorInvited: ({ data, meta }, rows) => {
      const { invitationId: id, creatorId, lapsesAt, ...offer } = data;
      const { streamId: requestId, subjectId: businessId, recordedAt: invitedAt } = meta;
      const ids = { id, requestId, businessId, creatorId };
      rows.put({ ...ids, offer, status: 'open', invitedAt, lapsesAt: new Date(lapsesAt), answeredAt: null });
    },
    InvitationAccepted: ({ data: { invitationId, answerBy }, meta }, rows) =>
      rows.updateIfPresent(invitationId, ({ lapsesAt }) => ({
        ...{ status: 'accepted', answeredAt: meta.recordedAt },
        lapsesAt: answerBy ? new Date(answerBy) : lapsesAt,
      })),
    InvitationDeclined: become('declined'),
    InvitationLapsed: become('lapsed'),
    InvitationWithdrawn: become('withdrawn'),
    InvitationEnded: become('ended'),
    InvitationRecalled: become('recalled'),
    BusinessAccepted: become('agreed'),
    BusinessDeclined: become('refused'),
    WorkReported: touch,
    WorkStarted: become('started'),
    WorkFinished: become('finished'),
    WorkBrokenOff: become('brokenOff'),
    WorkRated: touch,
    WorkDisputed: become('disputed'),
  },
};
