import type { Transaction } from '../../../platform/database/pool.js';
import type { MakeApiToken } from '../domain/member.commands.js';

export async function insertApiToken(tx: Transaction, memberId: string, { data }: MakeApiToken): Promise<void> {
  const { tokenId, tokenHash, name, rights, at, expiresAt } = data;
  await tx.query(
    `insert into identity.api_tokens (id, member_id, token_hash, name, rights, made_at, expires_at)
     values ($1, $2, decode($3, 'hex'), $4, $5, $6, $7)`,
    [tokenId, memberId, tokenHash, name, rights, at, expiresAt],
  );
}

/** Deletes one token of the member, or all without `tokenId`. Runs in the transaction of the event. */
export async function endApiTokens(tx: Transaction, memberId: string, tokenId?: string): Promise<void> {
  await tx.query('delete from identity.api_tokens where member_id = $1 and id = coalesce($2, id)', [
    memberId,
    tokenId ?? null,
  ]);
}
