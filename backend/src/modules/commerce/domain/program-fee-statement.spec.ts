import { it } from '@jest/globals';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import type { ProgramFeeCommand } from './program-fee.commands.js';
import { programFeeDecider } from './program-fee.decider.js';
import type { ProgramFeeEvent } from './program-fee.events.js';
import { programFeeRefusals } from './program-fee.refusals.js';

const given = deciderSpec(programFeeDecider, programFeeRefusals);

const money = { amount: 3_500_000, currency: 'NGN' };
const submitted: ProgramFeeEvent = {
  type: 'ProgramFeeSubmitted',
  data: { plan: 'standard', ...money, reference: 'T-1001', source: 'member' },
};
const withdrawn: ProgramFeeEvent = { type: 'ProgramFeeWithdrawn', data: {} };
const rejected: ProgramFeeEvent = { type: 'ProgramFeeRejected', data: {} };
const confirmed: ProgramFeeEvent = {
  type: 'ProgramFeeConfirmed',
  data: { plan: 'standard', by: 'statement', statementRow: 'row', ...money },
};
const match = (reviewerIsMember = false): ProgramFeeCommand => ({
  type: 'ConfirmProgramFee',
  data: { reviewerIsMember, statementRow: 'row' },
});

it('a row of a statement confirms what waits', () => given(submitted).when(match()).then(confirmed));
it('a row of a statement wins over a withdrawal', () =>
  given(submitted, withdrawn).when(match()).then({ type: 'ProgramFeeReopened', data: {} }, confirmed));
it('a row of a statement counts once, and for nobody’s own claim', () => {
  given(submitted, confirmed).when(match()).thenRefused('PROGRAM_FEE_ALREADY_DECIDED');
  given(submitted, rejected).when(match()).thenRefused('PROGRAM_FEE_ALREADY_DECIDED');
  given(submitted).when(match(true)).thenRefused('CANNOT_DECIDE_OWN_REQUEST');
  given().when(match()).thenRefused('NOT_FOUND');
});
