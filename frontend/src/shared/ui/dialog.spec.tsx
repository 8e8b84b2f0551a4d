/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Dialog, Drawer } from './dialog';

const closed = jest.fn();
const behind = jest.fn();

jest.useFakeTimers();

beforeEach(() => {
  jest.runAllTimers(); // runs the timers of an earlier dialog
  jest.resetAllMocks();
});

describe('a dialog', () => {
  it('is named by its heading, which takes the focus', () => {
    render(<Asking />);
    expect(screen.getByRole('dialog', { name: 'Delete it?' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  });

  it('that the browser closes is gone for the page, too', () => {
    render(<Asking />);
    act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('that blocks opens again where the browser closes it', () => {
    render(<Asking blocking />);
    expect(screen.getByRole('heading', { level: 1, name: 'Delete it?' })).toBeTruthy();
    act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
    expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
    expect(closed).not.toHaveBeenCalled();
  });

  it('that nobody opened leaves the focus on the content of the page', () => {
    const page = render(<Asking />);
    page.rerender(<Asking isOpen={false} />);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('keeps the second click of a double click from what lies behind it, and no later one', () => {
    const page = render(<Asking />);
    page.rerender(<Behind />);
    fireEvent.click(screen.getByRole('button'), { detail: 2 });
    expect(behind).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button'), { detail: 1 });
    jest.advanceTimersByTime(500);
    fireEvent.click(screen.getByRole('button'), { detail: 2 });
    expect(behind).toHaveBeenCalledTimes(2);
  });
});

it('closes a drawer by a click beside it, and not by one in it', () => {
  render(
    <Drawer label="Menu" onClose={closed}>
      <p>Profile</p>
    </Drawer>,
  );
  fireEvent.click(screen.getByText('Profile'));
  expect(closed).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('dialog'));
  expect(closed).toHaveBeenCalledTimes(1);
});

function Asking({ blocking = false, isOpen = true }) {
  return (
    <>
      <Behind />
      {isOpen && (
        <Dialog title="Delete it?" onClose={closed} blocking={blocking}>
          <p>It cannot be brought back.</p>
        </Dialog>
      )}
    </>
  );
}

function Behind() {
  return (
    <main tabIndex={-1}>
      <button type="button" onClick={behind}>
        Behind
      </button>
    </main>
  );
}
