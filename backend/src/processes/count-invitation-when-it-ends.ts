import {
  availability,
  availabilityOf,
  type InvitationAccepted,
  type InvitationDeclined,
  type InvitationLapsed,
} from '../modules/hiring/public.js';
import { intend, type Process } from '../platform/event-sourcing/index.js';

const count = ({ creatorId, invitationId }: InvitationAccepted['data'], isAnswered: boolean) => [
  intend(availability, availabilityOf(creatorId), { type: 'CountInvitation', data: { invitationId, isAnswered } }),
];

/** Answers count in the creator's record. A missing answer counts only if there still was a place. */
export const countInvitationWhenItEnds: Process<InvitationAccepted | InvitationDeclined | InvitationLapsed> = {
  name: 'count-invitation-when-it-ends',
  on: {
    InvitationAccepted: ({ data }) => count(data, true),
    InvitationDeclined: ({ data }) => count(data, true),
    InvitationLapsed: ({ data }) => (data.placesTaken ? [] : count(data, false)),
  },
};
