/** @jest-environment @happy-dom/jest-environment */
import { expect, it, jest } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { responseWith } from '../../../test/response-with';
import { pass } from '../../../test/time';
import { renderWithQueries } from '../../../test/with-queries';
import { meQuery } from './me';

jest.useFakeTimers();

it('is asked for until the application is there, of which nobody may have told, and not after', async () => {
  const answers = [false, false, true];
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    return responseWith({ applicationReady: answers.shift() });
  });
  const page = renderWithQueries(() => useQuery(meQuery));
  await pass();
  expect(page.result.current.data).toEqual({ applicationReady: false });
  await pass(4_500);
  expect(page.result.current.data).toEqual({ applicationReady: true });
  await pass(60_000);
  expect(fetch).toHaveBeenCalledTimes(3);
});
