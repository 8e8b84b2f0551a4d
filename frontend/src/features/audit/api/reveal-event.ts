import { answer, api } from '../../../shared/api/client';

export interface EventRef {
  stream: string;
  version: number;
}

export function revealEvent(path: EventRef, key: string) {
  return answer(
    api.POST('/api/audit/events/{stream}/{version}/reveal', {
      params: { path, header: { 'Idempotency-Key': key } },
    }),
  );
}
