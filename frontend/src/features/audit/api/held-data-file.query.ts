import { readFrom } from '../../../shared/api/requests';

/** All data held of a member, as a file for them. The server records the export. */
export const readHeldDataFile = (memberId: string, reason: string) =>
  readFrom('/api/audit/members/{id}/data/export', { path: { id: memberId }, query: { reason } })();
