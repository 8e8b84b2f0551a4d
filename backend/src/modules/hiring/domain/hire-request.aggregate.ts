import { requestAggregate } from '../../../platform/event-sourcing/index.js';
import type { HireRequestCommand } from './hire-request.commands.js';
import { type HireRequestEvent, hireRequestEvents } from './hire-request.events.js';

export const hireRequest = requestAggregate<HireRequestCommand, HireRequestEvent>('hire-request', hireRequestEvents, {
  ask: 'RequestCreators',
  decide: 'DecideHireRequest',
  requested: 'HireRequested',
  approved: 'HireRequestApproved',
  rejected: 'HireRequestRejected',
});
