import { expect, it } from '@jest/globals';
import { recordedEvent } from '../../../../../test/support/recorded-event.js';
import { RowChanges } from '../../../../platform/projections/row-changes.js';
import { invitationsProjector } from './invitations.projector.js';
import type { InvitationRow } from './invitations.row.js';

const freeing = ['InvitationWithdrawn', 'InvitationEnded', 'BusinessDeclined', 'WorkBrokenOff'] as const;

it.each(['InvitationAccepted', ...freeing] as const)('%s reaches the others it closes or opens', (type) => {
  const rows = new RowChanges<InvitationRow>();
  const data = { invitationId: 'i1', creatorId: 'c1', by: null, others: ['i2', 'i3'] };
  invitationsProjector.on[type]?.(recordedEvent({ type, data }) as never, rows);
  expect(rows.idsToLoad()).toEqual(['i1', 'i2', 'i3']);
});
