import { answer, api } from '../../../shared/api/client';
import type { Body } from '../../../shared/api/types';

export type ToolWish = Body<'/api/me/tool-requests'>;

export function requestTool(wish: ToolWish, key: string) {
  return answer(api.POST('/api/me/tool-requests', { body: wish, params: { header: { 'Idempotency-Key': key } } }));
}
