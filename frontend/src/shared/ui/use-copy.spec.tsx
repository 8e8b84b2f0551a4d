/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { pass } from '../../../test/time';
import { currentToast } from './toast-store';
import { useCopy } from './use-copy';

const writeText = jest.spyOn(navigator.clipboard, 'writeText');

beforeEach(() => {
  jest.useFakeTimers();
  render(<Address />);
});
afterEach(() => void writeText.mockReset());

it('copies, says so, and shows a check mark for two seconds', async () => {
  await copyTo(async () => undefined);
  expect(writeText).toHaveBeenCalledWith('https://sankofa.test/proof');
  expect(currentToast()?.code).toBe('COPIED');
  expect(screen.getByRole('button').textContent).toBe('Copied');
  await pass(2_000);
  expect(screen.getByRole('button').textContent).toBe('Copy');
});

it('shows the check mark for two seconds from the last of several copies', async () => {
  await copyTo(async () => undefined);
  await pass(1_500);
  await copyTo(async () => undefined);
  await pass(1_500);
  expect(screen.getByRole('button').textContent).toBe('Copied');
  await pass(500);
  expect(screen.getByRole('button').textContent).toBe('Copy');
});

it('selects what is shown where the browser keeps the clipboard, and claims nothing', async () => {
  await copyTo(() => Promise.reject(new DOMException('Not allowed.', 'NotAllowedError')));
  expect(getSelection()?.toString()).toBe('sankofa.test/proof');
  expect(screen.getByRole('button').textContent).toBe('Copy');
});

async function copyTo(clipboard: (text: string) => Promise<void>): Promise<void> {
  writeText.mockImplementation(clipboard);
  fireEvent.click(screen.getByRole('button'));
  await pass();
}

function Address() {
  const { ref, copied, copy } = useCopy('https://sankofa.test/proof');
  return (
    <>
      <code ref={ref}>sankofa.test/proof</code>
      <button type="button" onClick={copy}>
        {copied ? 'Copied' : 'Copy'}
      </button>
    </>
  );
}
