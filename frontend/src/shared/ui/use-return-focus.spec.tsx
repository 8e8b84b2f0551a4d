/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { leaveMenu, useReturnFocus } from './use-return-focus';

beforeEach(() => void render(<Page />));

it.each([
  ['by the keyboard', () => screen.getByText('Actions').focus()],
  ['by a click that gave no focus', () => fireEvent.click(screen.getByText('Actions'))],
])('goes back to what opened a layer %s', (_, use) => {
  use();
  fireEvent.click(screen.getByText('Actions'));
  screen.getByText('In the layer').focus();
  close();
  expect(focused()).toBe('Actions');
});

it('goes to what opened the menu where the layer came from a choice in it', () => {
  screen.getByText('Actions').focus();
  fireEvent.click(screen.getByText('Choice'));
  screen.getByText('In the layer').focus();
  close();
  expect(focused()).toBe('Actions');
});

it('goes to what opened a menu that closes without a choice', () => {
  screen.getByText('Actions').focus();
  screen.getByText('Choice').focus();
  leaveMenu();
  expect(focused()).toBe('Actions');
});

it('goes to the page where the opener is gone by then', () => {
  fireEvent.click(screen.getByText('Actions'));
  screen.getByText('In the layer').focus();
  fireEvent.click(screen.getByText('Decide'));
  close();
  expect(document.activeElement?.id).toBe('main');
});

it('stays where somebody put it meanwhile', () => {
  fireEvent.click(screen.getByText('Actions'));
  screen.getByText('Elsewhere').focus();
  close();
  expect(focused()).toBe('Elsewhere');
});

const focused = () => document.activeElement?.textContent;
const close = () => fireEvent(screen.getByText('Close'), new MouseEvent('mouseup', { bubbles: true }));

function Page() {
  const [isOpen, setOpen] = useState(false);
  const [isDecided, setDecided] = useState(false);
  return (
    <main id="main" tabIndex={-1}>
      {!isDecided && (
        <button type="button" onClick={() => setOpen(true)}>
          Actions
        </button>
      )}
      <div role="menu">
        <button type="button" onClick={() => setOpen(true)}>
          Choice
        </button>
      </div>
      <button type="button">Elsewhere</button>
      {isOpen && <Layer onDecide={() => setDecided(true)} onClose={() => setOpen(false)} />}
    </main>
  );
}

function Layer({ onDecide, onClose }: { onDecide: () => void; onClose: () => void }) {
  useReturnFocus();
  return (
    <div role="dialog">
      <button type="button">In the layer</button>
      <button type="button" onClick={onDecide}>
        Decide
      </button>
      <button type="button" onMouseUp={onClose}>
        Close
      </button>
    </div>
  );
}
