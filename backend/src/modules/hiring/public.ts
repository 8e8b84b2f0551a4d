export { hireRequest } from './domain/hire-request.aggregate.js';
export type {
  HireRequestApproved,
  HireRequestEvent,
  HireRequestRejected,
} from './domain/hire-request.events.js';
