export { availability, availabilityOf } from './domain/availability.aggregate.js';
export { hireRequest } from './domain/hire-request.aggregate.js';
export type {
  BusinessAccepted,
  BusinessDeclined,
  CreatorInvited,
  HireRequestApproved,
  HireRequestEvent,
  HireRequestRejected,
  InvitationAccepted,
  InvitationDeclined,
  InvitationEnded,
  InvitationLapsed,
} from './domain/hire-request.events.js';
export { endInvitationsOf } from './jobs/invitation-dispatch.js';
