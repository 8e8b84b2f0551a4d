import { requestDecider } from '../../../platform/event-sourcing/index.js';
import type { HireRequestCommand } from './hire-request.commands.js';
import type { HireRequestEvent } from './hire-request.events.js';

export const hireRequestDecider = requestDecider<HireRequestCommand, HireRequestEvent>({
  decide: 'DecideHireRequest',
  requested: 'HireRequested',
  approved: 'HireRequestApproved',
  rejected: 'HireRequestRejected',
});
