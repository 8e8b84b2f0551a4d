/** @jest-environment @happy-dom/jest-environment */
import { expect, it, jest } from '@jest/globals';
import { responseWith } from '../../../test/response-with';

const cards = 'Or pay by card: that opens Pro at once.';

/** All modules anew, as the contact details are requested once. */
async function textOf(reason: string | null, cardPaymentUrl: string | null): Promise<string | null> {
  jest.resetModules();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => responseWith({ contact: { cardPaymentUrl } }));
  const { act, render } = await import('@testing-library/react/pure');
  const { paymentRefused } = await import('./payment-refused');
  const { container } = await act(async () => render(<p>{paymentRefused(reason).text}</p>));
  return container.textContent;
}

it.each([
  ['We found no such payment', `We found no such payment. ${cards}`],
  ['We found no such payment.', `We found no such payment. ${cards}`],
  [null, `See what you told us, and tell us of it again. ${cards}`],
])('joins the reason %j with what to do', async (reason, text) => {
  expect(await textOf(reason, '/card-payment')).toBe(text);
});

it.each([null, 'https://pay.example/sankofa'])('promises nothing of a card that is paid at %j', async (url) => {
  expect(await textOf('We found no such payment', url)).toBe('We found no such payment.');
});
