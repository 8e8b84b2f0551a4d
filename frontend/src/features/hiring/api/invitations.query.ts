import { pagedQuery } from '../../../shared/api/paged-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

export type Invitation = Answer<'/api/me/invitations'>['items'][number];

export const invitationsQuery = pagedQuery('invitations', (page) =>
  readFrom('/api/me/invitations', { query: { page } }),
);
