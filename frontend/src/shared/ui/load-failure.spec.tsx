import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { answer } from '../api/client';
import { LoadFailure } from './load-failure';

const failureOf = (response: Response): Promise<unknown> =>
  answer(Promise.resolve({ error: undefined, response })).catch((thrown: unknown) => thrown);

const shown = (error: unknown): string =>
  renderToStaticMarkup(<LoadFailure what="the orders" error={error} onRetry={() => undefined} />);

it('tells a server that failed from a connection that is gone, by the number of the request', async () => {
  const error = await failureOf(new Response(null, { status: 500, headers: { 'X-Request-Id': 'request-of-mine' } }));
  expect(shown(error)).toContain('We could not load the orders. The server could not answer.');
  expect(shown(error)).toContain('request-of-mine');
  expect(shown(new TypeError('Failed to fetch'))).toContain(
    'We could not load the orders. Please check your connection',
  );
});
