import { answer, api } from '../../../shared/api/client';
import type { Patch } from '../../../shared/api/types';

export type ProfileEdit = Patch<'/api/me'>;

export function editProfile(edit: ProfileEdit) {
  return answer(api.PATCH('/api/me', { body: edit }));
}
