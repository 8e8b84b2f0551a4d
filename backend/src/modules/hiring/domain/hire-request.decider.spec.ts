import { describeRequest } from '../../../../test/support/request-decider-spec.js';
import type { HireRequestCommand } from './hire-request.commands.js';
import { hireRequestDecider } from './hire-request.decider.js';
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
  decider: hireRequestDecider,
  request: { type: 'RequestCreators', data },
  decide: (decision) => ({ type: 'DecideHireRequest', data: decision }),
  requested: { type: 'HireRequested', data },
  approved: 'HireRequestApproved',
  rejected: 'HireRequestRejected',
});
