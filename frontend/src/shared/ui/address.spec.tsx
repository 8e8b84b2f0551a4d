/** @jest-environment @happy-dom/jest-environment */
import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Address, PhoneNumber } from './address';

it.each([
  ['ada.obi@example.net', 'ada.obi@<wbr>example.net'],
  ['"a@b"@example.net', '"a@b"@<wbr>example.net'],
  ['', '<wbr>'],
])('parts %p after the @ and nowhere else', (address, html) => {
  const { container } = render(<Address of={address} />);
  expect(container.innerHTML).toBe(`<bdi>${html}</bdi>`);
  expect(container.textContent).toBe(address);
});

it.each([
  ['+2348031234567', '+234803<wbr>1234567'],
  ['112', '<wbr>112'],
])('parts the phone number %p before its last seven digits', (number, html) => {
  expect(render(<PhoneNumber of={number} />).container.innerHTML).toBe(`<bdi>${html}</bdi>`);
});
