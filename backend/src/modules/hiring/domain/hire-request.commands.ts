import type { Command, DecisionData } from '../../../platform/event-sourcing/index.js';
import type { HireDetails } from './hire-request.events.js';

type RequestCreators = Command<'RequestCreators', HireDetails>;
type DecideHireRequest = Command<'DecideHireRequest', DecisionData>;

export type HireRequestCommand = RequestCreators | DecideHireRequest;
