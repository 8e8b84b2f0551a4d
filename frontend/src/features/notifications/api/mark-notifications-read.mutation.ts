import { answer, api } from '../../../shared/api/client';
import type { Body } from '../../../shared/api/types';

export type Wish = Body<'/api/me/notifications/read'>;

/** One notification, or all up to one. */
export function markNotificationsRead(wish: Wish, key: string) {
  return answer(api.POST('/api/me/notifications/read', { body: wish, params: { header: { 'Idempotency-Key': key } } }));
}
