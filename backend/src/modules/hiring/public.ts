export { availability, availabilityOf } from './domain/availability.aggregate.js';
export { hireRequest } from './domain/hire-request.aggregate.js';
export type { RequestCommand } from './domain/hire-request.commands.js';
export type {
  BusinessAccepted,
  BusinessDeclined,
  CreatorInvited,
  DisputeSettled,
  HireDetails,
  HireRequestApproved,
  HireRequestEvent,
  HireRequestRejected,
  InvitationAccepted,
  InvitationDeclined,
  InvitationEnded,
  InvitationLapsed,
  InvitationRecalled,
  WorkBrokenOff,
  WorkDisputed,
  WorkFinished,
  WorkReported,
  WorkStarted,
} from './domain/hire-request.events.js';
export { endInvitationsOf } from './jobs/invitation-dispatch.js';
