import type { Command } from '../../../platform/event-sourcing/index.js';
import type { HireDetails } from './hire-request.events.js';

export const hireRequestStatuses = ['pending', 'approved', 'rejected'] as const;
export type HireRequestStatus = (typeof hireRequestStatuses)[number];

export type RequestCreators = Command<'RequestCreators', HireDetails>;
export type DecideHireRequest = Command<
  'DecideHireRequest',
  { to: HireRequestStatus; reason?: string; reviewerIsMember: boolean }
>;

export type HireRequestCommand = RequestCreators | DecideHireRequest;
