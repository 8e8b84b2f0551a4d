/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { pass } from '../../../test/time';
import { useConfirm } from './use-confirm';

const done = jest.fn();

beforeEach(async () => {
  jest.useFakeTimers();
  done.mockReset();
  render(<Deletion />);
  await click('Delete');
});

it('does nothing before it was answered', () => {
  expect(screen.getByRole('dialog').textContent).toContain('Delete this list?It cannot be brought back.');
  expect(done).not.toHaveBeenCalled();
});

it.each([
  ['does it after a yes', () => click('Yes, delete'), true],
  ['leaves it after a no', () => click('Cancel'), false],
  ['takes the escape key for a no', escape, false],
])('%s, and is gone', async (_, answer, yes) => {
  await answer();
  expect(done).toHaveBeenCalledTimes(yes ? 1 : 0);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks anew the next time', async () => {
  await click('Cancel');
  await click('Delete');
  await click('Yes, delete');
  expect(done).toHaveBeenCalledTimes(1);
});

async function click(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass();
}

/** The browser closes a dialog by itself on Escape. */
async function escape(): Promise<void> {
  act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
  await pass();
}

function Deletion() {
  const { ask, dialog } = useConfirm();
  const remove = async () => {
    const question = { title: 'Delete this list?', text: 'It cannot be brought back.', confirm: 'Yes, delete' };
    if (await ask(question)) done();
  };
  return (
    <>
      <button type="button" onClick={remove}>
        Delete
      </button>
      {dialog}
    </>
  );
}
