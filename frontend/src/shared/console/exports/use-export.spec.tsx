/** @jest-environment @happy-dom/jest-environment */
import { expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useExport } from './use-export';

it.each([
  ['whoever began it breaks it off', () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['they leave the page', () => cleanup()],
])('an export ends when %s', async (_, leave) => {
  let given: AbortSignal | undefined;
  const save = (_reason: string, signal: AbortSignal) => {
    given = signal;
    return new Promise<void>(() => undefined);
  };
  render(<Page save={save} />);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'A case' } });
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(given?.aborted).toBe(false));
  leave();
  expect(given?.aborted).toBe(true);
});

function Page({ save }: { save: (reason: string, signal: AbortSignal) => Promise<void> }) {
  const { start, progress, dialog } = useExport();
  return (
    <>
      {progress}
      {dialog}
      <button type="button" onClick={() => start('Save these rows', save)}>
        Save
      </button>
    </>
  );
}
