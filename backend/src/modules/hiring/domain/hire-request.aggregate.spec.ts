import { describeRequest } from '../../../../test/support/request-decider-spec.js';
import { hireRequest } from './hire-request.aggregate.js';
import type { HireRequestCommand } from './hire-request.commands.js';
import type { HireRequestEvent } from './hire-request.events.js';

const data = {
  department: 'Marketing',
  skills: 'Copywriting',
  numberOfInterns: '1',
  workType: 'Remote',
  stipend: '50,000 naira a month',
  jobDuration: 'Full time monthly',
};

describeRequest<HireRequestCommand, HireRequestEvent>({
  decider: hireRequest.decider,
  request: { type: 'RequestCreators', data },
  decide: (decision) => ({ type: 'DecideHireRequest', data: decision }),
  requested: { type: 'HireRequested', data },
  approved: 'HireRequestApproved',
  rejected: 'HireRequestRejected',
  withdraw: { command: { type: 'WithdrawHireRequest', data: {} }, event: { type: 'HireRequestWithdrawn', data: {} } },
});
