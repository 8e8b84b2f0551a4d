import { answer, api } from '../../../shared/api/client';

export function fetchMyData() {
  return answer(api.GET('/api/me/data'));
}

export function setConsent(marketing: boolean) {
  return answer(api.POST('/api/me/consent', { body: { marketing } }));
}

export function askForErasure() {
  return answer(api.POST('/api/me/erasure'));
}
