import { afterEach, expect, it, jest } from '@jest/globals';
import { contactDetails } from './contact-details';

const fetchBefore = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = fetchBefore;
});

it('asks again for the contact details after a failure, and keeps an answer', async () => {
  const answer = () => Response.json({ contact: { supportChat: '+234 800 000 0000' } });
  const fetching = jest
    .fn<typeof fetch>()
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockResolvedValueOnce(new Response(null, { status: 503 }))
    .mockImplementation(async () => answer());
  globalThis.fetch = fetching;

  expect((await contactDetails()).supportChat).toBeNull();
  expect((await contactDetails()).supportChat).toBeNull();
  expect((await contactDetails()).supportChat).toBe('+234 800 000 0000');
  await contactDetails();
  expect(fetching).toHaveBeenCalledTimes(3);
});
