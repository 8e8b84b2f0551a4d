/** @jest-environment @happy-dom/jest-environment */
import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useKeptFocus } from './use-kept-focus';

function Card() {
  const [isAsked, setAsked] = useState(false);
  return (
    <article {...useKeptFocus()}>
      {!isAsked && <button onClick={() => setAsked(true)}>Ask Ada</button>}
      <button>Ask Bola</button>
    </article>
  );
}

const ask = () => fireEvent.click(screen.getByText('Ask Ada'));

it('takes the focus when the button that had it is gone', () => {
  render(<Card />);
  screen.getByText('Ask Ada').focus();
  ask();
  expect(document.activeElement?.tagName).toBe('ARTICLE');
});

it('leaves it to whoever is elsewhere by then', () => {
  render(<Card />);
  screen.getByText('Ask Ada').focus();
  screen.getByText('Ask Bola').focus();
  ask();
  expect(document.activeElement?.textContent).toBe('Ask Bola');
});

it('takes none that was never in it', () => {
  render(<Card />);
  ask();
  expect(document.activeElement).toBe(document.body);
});
