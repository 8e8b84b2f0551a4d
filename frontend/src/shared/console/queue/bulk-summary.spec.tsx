/** @jest-environment @happy-dom/jest-environment */
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { BulkPlan } from './bulk-plan';
import { DecisionDialog, type DecisionRequest } from './decision-dialog';
import type { Queue } from './queue';

interface Row {
  id: string;
  fee: number;
}

const rows = [1, 2, 3].map((nth) => ({ id: `p${nth}`, fee: 10 * nth }));
const queue = {
  idOf: ({ id }: Row) => id,
  nameOf: ({ id }: Row) => `Payment ${id}`,
  sumOf: (of: readonly Row[]) => `₦${of.reduce((sum, { fee }) => sum + fee, 0)}`,
} as unknown as Queue<Row>;
const plan: BulkPlan<Row> = {
  rows,
  leftOut: [{ id: 'p4', name: 'Payment p4', why: 'Ada has it open.' }],
  flags: new Map([['p2', 'Reference seen before']]),
  total: 900,
};
const request = {
  decision: { name: 'Confirm', tone: 'approve' },
  rows,
  input: { points: 0, comment: '', reason: '', staffNote: '' },
  question: { title: '' },
  plan,
} as unknown as DecisionRequest<Row>;

it('says the sum, the bound, what is left out and why; and leaves out what is to be looked at twice', () => {
  const onAnswer = jest.fn<(input: object, of: readonly Row[]) => void>();
  render(
    <DecisionDialog
      queue={queue}
      request={request}
      isGone={false}
      isOutdated={false}
      holder={undefined}
      onWrite={() => undefined}
      onAnswer={onAnswer}
      onClose={() => undefined}
    />,
  );
  for (const text of ['Confirm 3 at once?', '₦60 in all', 'Ada has it open.', 'Reference seen before'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText(/^Payment p4/)).toBeTruthy();
  expect(screen.getByText(/^900 fit the filter. At most 4 are decided at once/)).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByText('Confirm 2 at once?')).toBeTruthy();
  expect(screen.getByText('₦40 in all')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(onAnswer.mock.calls[0]?.[1].map(({ id }) => id)).toEqual(['p1', 'p3']);
});
