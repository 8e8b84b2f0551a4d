import { answer, api } from '../../../shared/api/client';
import type { Body } from '../../../shared/api/types';

export type ContactListFilters = Body<'/api/admin/contact-lists'>;

export function generateContactList(body: ContactListFilters, key: string) {
  return answer(api.POST('/api/admin/contact-lists', { params: { header: { 'Idempotency-Key': key } }, body }));
}
