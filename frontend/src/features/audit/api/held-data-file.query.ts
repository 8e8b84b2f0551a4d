import { readFrom } from '../../../shared/api/requests';

/** What is held, to be handed to the member; recorded as taken out. */
export const readHeldDataFile = (memberId: string, reason: string) =>
  readFrom('/api/audit/members/{id}/data/export', { path: { id: memberId }, query: { reason } })();
