import { readQuery } from '../../../shared/api/read-query';

export const sharingBusinessesQuery = (userId: string) =>
  readQuery(['sharing-businesses', userId], '/api/admin/kyc/{userId}/sharing', { path: { userId } });
