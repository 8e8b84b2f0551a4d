/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { asProblem } from '../../shared/api/problem';
import { sendTo } from '../../shared/api/requests';
import { SecondFactorQuestion } from './second-factor-question';

const generate = sendTo('/api/admin/contact-lists');
const filters = { dataType: 'email', userType: 'all' } as Parameters<typeof generate>[0];
/** A real Response, unlike in other specs: the middleware clones and reads it. */
const responseWith = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
const again = () => responseWith({ code: 'SECOND_FACTOR_AGAIN', title: 'One more step' }, 403);

let isProven: boolean;
let sent: unknown[];
beforeEach(() => {
  [isProven, sent] = [false, []];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (asked) => {
    const request = asked as Request;
    const body: unknown = await request.json();
    if (!request.url.endsWith('/check')) {
      sent.push([request.headers.get('Idempotency-Key'), body]);
      return isProven ? responseWith({ items: [], total: 3 }) : again();
    }
    isProven = (body as { code: string }).code === '123456';
    if (isProven) return new Response(null, { status: 204 });
    return responseWith({ code: 'WRONG_CODE', errors: [{ field: 'code', message: 'Not right.' }] }, 422);
  });
  render(<SecondFactorQuestion />);
});

const type = async (code: string) => {
  const field = await screen.findByLabelText<HTMLInputElement>('Code');
  fireEvent.change(field, { target: { value: code } });
  await act(() => field.form && fireEvent.submit(field.form));
};

describe('an act that asks for a recent second factor', () => {
  it('is repeated as it was sent, once a code was right', async () => {
    const answer = generate(filters, 'a key');
    await type('000000');
    expect(await screen.findByText('Not right.')).toBeTruthy();
    await type('123456');
    expect(await answer).toMatchObject({ total: 3 });
    expect(sent).toEqual(Array(2).fill(['a key', filters]));
    await waitFor(() => expect(screen.queryByLabelText('Code')).toBeNull());
  });

  it('asks once for two at a time', async () => {
    const answers = Promise.all([generate(filters, 'one'), generate(filters, 'two')]);
    await waitFor(() => expect(sent).toHaveLength(2));
    await type('123456');
    expect(await answers).toHaveLength(2);
  });

  it('is refused where nobody gives a code', async () => {
    const refused = generate(filters, 'a key').catch((thrown: unknown) => asProblem(thrown).code);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await refused).toBe('SECOND_FACTOR_AGAIN');
  });
});
