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

/** Her answers are part of her record. Silence counts only while there was a place for her. */
export const countInvitationWhenItEnds: Process<InvitationAccepted | InvitationDeclined | InvitationLapsed> = {
  name: 'count-invitation-when-it-ends',
  on: {
    InvitationAccepted: ({ data }) => count(data, true),
    InvitationDeclined: ({ data }) => count(data, true),
    InvitationLapsed: ({ data }) => (data.placesTaken ? [] : count(data, false)),
  },
};
