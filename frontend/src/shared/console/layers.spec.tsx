/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Dropdown, Modal } from './layers';

const answer = jest.fn();

beforeEach(() => void answer.mockClear());

const show = (okButtonProps = {}) =>
  render(
    <Modal title="Points of Ada" okText="Update" {...{ okButtonProps }} onOk={answer} onCancel={() => undefined}>
      <label>
        Add or take away
        <input />
      </label>
      <label>
        Why
        <textarea />
      </label>
    </Modal>,
  );

it('has the focus in its first field', () => {
  show();
  expect(document.activeElement).toBe(screen.getByLabelText('Add or take away'));
});

it('is answered by its button, and by Enter in a field of one line', () => {
  show();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Update' });
  expect(button.form).toBe(screen.getByLabelText<HTMLInputElement>('Add or take away').form);
  fireEvent.click(button);
  expect(answer).toHaveBeenCalledTimes(1);
});

it('is not answered by the Enter that opened it, held a moment too long', () => {
  show();
  const held = createEvent.keyDown(screen.getByLabelText('Add or take away'), { key: 'Enter', repeat: true });
  fireEvent(screen.getByLabelText('Add or take away'), held);
  expect(held.defaultPrevented).toBe(true);
});

it.each([
  ['is answered by Ctrl and Enter in a field of several lines', false, 1],
  ['is not, as long as its button cannot be used', true, 0],
])('%s', (_, disabled, times) => {
  show({ disabled });
  fireEvent.keyDown(screen.getByLabelText('Why'), { key: 'Enter' });
  expect(answer).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByLabelText('Why'), { key: 'Enter', ctrlKey: true });
  expect(answer).toHaveBeenCalledTimes(times);
});

const menuOf = (...labels: string[]) => (
  <Dropdown open menu={{ items: labels.map((label) => ({ key: label, label })) }}>
    <button type="button">Views</button>
  </Dropdown>
);
const choice = (name: string) => screen.getByRole('menuitem', { name });
const focusOn = (element: HTMLElement) => act(() => element.focus());

it('has the focus in its first choice, once there is one, and where the one that had it is taken away', () => {
  const { rerender } = render(menuOf());
  focusOn(screen.getByRole('button'));
  rerender(menuOf('Overdue', 'Lagos', 'Newest'));
  expect(document.activeElement).toBe(choice('Overdue'));
  rerender(menuOf('Lagos', 'Newest'));
  expect(document.activeElement).toBe(choice('Lagos'));
  focusOn(choice('Newest'));
  rerender(menuOf('Lagos', 'Newest', 'Youngest'));
  expect(document.activeElement).toBe(choice('Newest'));
});

it('leaves the focus where quick keys have brought it', async () => {
  render(menuOf('Overdue', 'Lagos'));
  focusOn(choice('Lagos'));
  for (let frame = 0; frame < 6; frame++) await act(() => new Promise(requestAnimationFrame));
  expect(document.activeElement).toBe(choice('Lagos'));
});
