export { availability, availabilityOf } from './domain/availability.aggregate.js';
export { hireRequest } from './domain/hire-request.aggregate.js';
export type { RequestCommand } from './domain/hire-request.commands.js';
export type {
  HireDetails,
  HireRequestEvent,
  InvitationAccepted,
  InvitationDeclined,
  InvitationLapsed,
  WorkFinished,
} from './domain/hire-request.events.js';
export { endInvitationsOf } from './jobs/invitation-dispatch.js';
