/** @jest-environment @happy-dom/jest-environment */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useMoveFocus } from './use-move-focus';

function Page({ isSent }: { isSent?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useMoveFocus(heading, isSent === undefined ? undefined : isSent ? 'sent' : 'form', { onlyIfLost: true });
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Verification
      </h1>
      <button type="button">Elsewhere</button>
      <button type="button" disabled={isSent}>
        Once
      </button>
      {isSent ? <p>It is our turn</p> : <button type="submit">Send</button>}
    </>
  );
}

it('stays where it is when the page has first something to show', () => {
  const { rerender } = render(<Page />);
  rerender(<Page isSent />);
  expect(document.activeElement).toBe(document.body);
});

it.each([
  ['went with what was there before', 'Send', 'Verification'],
  ['is on what cannot be used any more', 'Once', 'Verification'],
  ['is elsewhere', 'Elsewhere', 'Elsewhere'],
])('moves the focus where it %s', (_, focused, then) => {
  const { rerender } = render(<Page isSent={false} />);
  screen.getByText(focused).focus();
  rerender(<Page isSent={false} />);
  expect(document.activeElement?.textContent).toBe(focused);
  rerender(<Page isSent />);
  expect(document.activeElement?.textContent).toBe(then);
});
