/** @jest-environment @happy-dom/jest-environment */
import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Address } from './address';

it.each([
  ['ada.obi@example.net', 'ada.obi@<wbr>example.net'],
  ['"a@b"@example.net', '"a@b"@<wbr>example.net'],
  ['', '<wbr>'],
])('parts %p after the @ and nowhere else', (address, html) => {
  const { container } = render(<Address of={address} />);
  expect(container.innerHTML).toBe(`<bdi>${html}</bdi>`);
  expect(container.textContent).toBe(address);
});
