export { hireRequest } from './domain/hire-request.aggregate.js';
export type {
  HireDetails,
  HireRequestApproved,
  HireRequestEvent,
  HireRequested,
  HireRequestRejected,
} from './domain/hire-request.events.js';
