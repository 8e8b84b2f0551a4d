import type { Transaction } from '../../../platform/database/pool.js';
import { DomainError } from '../../../platform/event-sourcing/index.js';
import { endApiTokens } from '../api-tokens/api-token-rows.js';
import type { StaffRole } from '../domain/member.events.js';
import { forgetBegun } from '../second-factor/second-factor-rows.js';
import { endSessionsOf, shortenSessionsOf } from '../sessions/session-rows.js';
import { accountRefusals } from './accounts.refusals.js';

export async function ban(tx: Transaction, memberId: string, reason: string | undefined, at: Date): Promise<void> {
  await tx.query('update identity.accounts set banned_at = $2, ban_reason = $3 where member_id = $1', [
    memberId,
    at,
    reason ?? null,
  ]);
  await tx.query(
    `insert into identity.banned_contacts (contact_hash, member_id)
     select contact, member_id from identity.accounts, unnest(array[email_hash, phone_hash]) contact
     where member_id = $1 and contact is not null`,
    [memberId],
  );
  await endSessionsOf(tx, memberId, { reason: 'banned', at });
}

export async function reactivate(tx: Transaction, memberId: string): Promise<void> {
  await tx.query('update identity.accounts set banned_at = null, ban_reason = null where member_id = $1', [memberId]);
  await tx.query('delete from identity.banned_contacts where member_id = $1', [memberId]);
}

export async function grant(tx: Transaction, memberId: string, role: StaffRole, at: Date): Promise<void> {
  await tx.query('update identity.accounts set roles = array_append(roles, $2) where member_id = $1', [memberId, role]);
  await shortenSessionsOf(tx, memberId, at);
  await forgetBegun(tx, memberId);
}

export async function revoke(tx: Transaction, memberId: string, role: StaffRole): Promise<void> {
  if (role === 'admin') await keepAnAdmin(tx);
  await endApiTokens(tx, memberId);
  await tx.query('update identity.accounts set roles = array_remove(roles, $2) where member_id = $1', [memberId, role]);
}

/** Ends every way in that is still open, and the member's holds. The roles were revoked before. */
export async function leave(tx: Transaction, memberId: string, at: Date): Promise<void> {
  await endSessionsOf(tx, memberId, { reason: 'left the staff', at });
  await tx.query('delete from identity.password_resets where member_id = $1', [memberId]);
  await tx.query('delete from identity.enrolment_codes where member_id = $1', [memberId]);
  await tx.query('delete from es.holds where holder_id = $1', [memberId]);
}

/** Locks the rows of all admins, so that two admins cannot revoke each other at the same moment. */
async function keepAnAdmin(tx: Transaction): Promise<void> {
  const { rowCount } = await tx.query(
    `select from identity.accounts where 'admin' = any(roles) order by member_id for update`,
  );
  if (rowCount === 1) throw new DomainError(accountRefusals.LAST_ADMIN);
}
