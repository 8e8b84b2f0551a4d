import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../shared/api/client';
import type { Answer, Body } from '../../../shared/api/types';

export type SecondFactor = Answer<'/api/me/second-factor'>;

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => answer(api.GET('/api/me/second-factor', { signal })),
});

/** What is told once; nothing keeps it but the page that shows it. */
export type BegunSecondFactor = Awaited<ReturnType<typeof beginSecondFactor>>;

export function beginSecondFactor(password: string) {
  return answer(api.POST('/api/me/second-factor', { body: { password } }));
}

export function confirmSecondFactor(code: string, key: string) {
  const header = { 'Idempotency-Key': key };
  return answer(api.POST('/api/me/second-factor/confirm', { params: { header }, body: { code } }));
}

export function turnOffSecondFactor(body: Body<'/api/me/second-factor/turn-off'>, key: string) {
  const header = { 'Idempotency-Key': key };
  return answer(api.POST('/api/me/second-factor/turn-off', { params: { header }, body }));
}
