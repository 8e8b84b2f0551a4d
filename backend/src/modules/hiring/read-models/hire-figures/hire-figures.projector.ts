import type { Event, Projector, Recorded, Rows } from '../../../../platform/event-sourcing/index.js';
import { placesFor } from '../../domain/hire-request.decider.js';
import type { HireRequestEvent } from '../../domain/hire-request.events.js';
import type { HireFiguresRow } from './hire-figures.row.js';

type OfWork = Recorded<Event<string, { readonly invitationId: string; readonly creatorId: string }>>;

const sets =
  (when: 'startedAt' | 'finishedAt') =>
  ({ data: { invitationId }, meta }: OfWork, rows: Rows<HireFiguresRow>): void =>
    rows.updateIfPresent(meta.streamId, ({ work }) => {
      const one = work[invitationId];
      return one ? { work: { ...work, [invitationId]: { ...one, [when]: meta.recordedAt.toISOString() } } } : {};
    });

export const hireFiguresProjector: Projector<HireRequestEvent, HireFiguresRow> = {
  name: 'hire-figures',
  audience: 'staff',
  on: {
    HireRequested: ({ data: { department, numberOfInterns }, meta }, rows) => {
      const { streamId: id, subjectId: memberId, recordedAt: requestedAt } = meta;
      const asked = { id, memberId, department, places: placesFor(numberOfInterns), requestedAt };
      rows.put({ ...asked, approvedAt: null, invitedAt: null, work: {} });
    },
    HireRequestApproved: ({ meta }, rows) => rows.updateIfPresent(meta.streamId, { approvedAt: meta.recordedAt }),
    CreatorInvited: ({ meta }, rows) =>
      rows.updateIfPresent(meta.streamId, ({ invitedAt }) => ({ invitedAt: invitedAt ?? meta.recordedAt })),
    BusinessAccepted: ({ data: { invitationId, creatorId }, meta }, rows) =>
      rows.updateIfPresent(meta.streamId, ({ work }) => {
        const agreed = { creatorId, agreedAt: meta.recordedAt.toISOString(), startedAt: null, finishedAt: null };
        return { work: { ...work, [invitationId]: agreed } };
      }),
    WorkStarted: sets('startedAt'),
    WorkFinished: sets('finishedAt'),
    WorkBrokenOff: ({ data: { invitationId }, meta }, rows) =>
      rows.updateIfPresent(meta.streamId, ({ work: { [invitationId]: _brokenOff, ...work } }) => ({ work })),
  },
};
