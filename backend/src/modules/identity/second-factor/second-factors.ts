import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/config/clock.js';
import { inTransaction, Pool } from '../../../platform/database/pool.js';
import { addMinutes, DomainError } from '../../../platform/event-sourcing/index.js';
import { cipherKey, decrypt, encrypt } from '../../../platform/secrets/encryption.js';
import { Peppers } from '../../../platform/secrets/peppers.js';
import type { SecondFactorProof } from '../domain/member.commands.js';
import { memberRefusals } from '../domain/member.refusals.js';
import { isFromApp, newRecoveryCodes, tidied } from './recovery-codes.js';
import { secondFactorRefusals } from './second-factor.refusals.js';
import { keepRecoveryCodes } from './second-factor-rows.js';
import { newKey, stepOf } from './totp.js';

const BEGUN_MINUTES = 30;

interface Row {
  readonly sealedKey: Buffer;
  readonly startedAt: Date;
  readonly turnedOnAt: Date | null;
  readonly recoveryCodes: number;
}

export interface SecondFactor {
  readonly since: Date | null;
  readonly recoveryCodesLeft: number;
}

/** Stores the keys of the apps, encrypted under a secret, and the hashes of the recovery codes. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly peppers: Peppers,
  ) {}

  async of(memberId: string): Promise<SecondFactor> {
    const row = await this.row(memberId);
    return { since: row?.turnedOnAt ?? null, recoveryCodesLeft: row?.turnedOnAt ? row.recoveryCodes : 0 };
  }

  /** Creates a key and recovery codes. They have no effect until a first code is right, and are answered only here. */
  async begin(memberId: string): Promise<{ key: Buffer; recoveryCodes: string[] }> {
    const key = newKey();
    const encrypted = encrypt(await this.encryptionKey(), key, contextOf(memberId));
    const { recoveryCodes, hashes } = await this.drawRecoveryCodes(memberId);
    await inTransaction(this.pool, async (tx) => {
      const { rowCount } = await tx.query(
        `insert into identity.second_factors as f (member_id, sealed_key, started_at) values ($1, $2, $3)
         on conflict (member_id) do update set sealed_key = $2, started_at = $3 where f.turned_on_at is null`,
        [memberId, encrypted, this.clock.now()],
      );
      if (rowCount === 0) throw new DomainError(memberRefusals.SECOND_FACTOR_IS_ON);
      await keepRecoveryCodes(tx, memberId, hashes);
    });
    return { key, recoveryCodes };
  }

  async drawRecoveryCodes(memberId: string): Promise<{ recoveryCodes: string[]; hashes: Buffer[] }> {
    const recoveryCodes = newRecoveryCodes();
    return { recoveryCodes, hashes: await Promise.all(recoveryCodes.map((code) => this.hash(memberId, code))) };
  }

  /** The key that this first code confirms. Throws when it was begun too long ago. */
  async begun(memberId: string, code: string): Promise<{ sealedKey: string; step: number; recoveryCodes: number }> {
    const row = await this.row(memberId);
    if (row?.turnedOnAt) throw new DomainError(memberRefusals.SECOND_FACTOR_IS_ON);
    const now = this.clock.now();
    if (!row || addMinutes(row.startedAt, BEGUN_MINUTES) < now)
      throw new DomainError(secondFactorRefusals.SECOND_FACTOR_NOT_BEGUN);
    const step = stepOf(tidied(code), await this.keyOf(memberId, row), now);
    if (step === undefined) throw new DomainError(secondFactorRefusals.WRONG_CODE);
    return { sealedKey: row.sealedKey.toString('base64'), step, recoveryCodes: row.recoveryCodes };
  }

  /** The proof of a right code, undefined for a wrong one. The proof may be used already; using it tells. */
  async proofBy(memberId: string, typed: string): Promise<SecondFactorProof | undefined> {
    const code = tidied(typed);
    if (!isFromApp(code)) return this.recoveryCode(memberId, code);
    const row = await this.row(memberId);
    const step = row && stepOf(code, await this.keyOf(memberId, row), this.clock.now());
    return step === undefined ? undefined : { step };
  }

  private async recoveryCode(memberId: string, code: string): Promise<SecondFactorProof | undefined> {
    const hash = await this.hash(memberId, code);
    const { rowCount } = await this.pool.query(
      'select from identity.recovery_codes where member_id = $1 and code_hash = $2',
      [memberId, hash],
    );
    return rowCount === 1 ? { recoveryCode: hash.toString('base64') } : undefined;
  }

  private async row(memberId: string): Promise<Row | undefined> {
    const { rows } = await this.pool.query<Row>({
      name: 'second-factor',
      text: `select sealed_key as "sealedKey", started_at as "startedAt", turned_on_at as "turnedOnAt",
               (select count(*)::int from identity.recovery_codes c where c.member_id = f.member_id) as "recoveryCodes"
             from identity.second_factors f where member_id = $1`,
      values: [memberId],
    });
    return rows[0];
  }

  private async keyOf(memberId: string, { sealedKey }: Row): Promise<Buffer> {
    return decrypt(await this.encryptionKey(), sealedKey, contextOf(memberId));
  }

  private async encryptionKey() {
    return cipherKey(await this.peppers.of('second factors'));
  }

  private hash(memberId: string, code: string): Promise<Buffer> {
    return this.peppers.hash('recovery codes', `${memberId} ${tidied(code)}`);
  }
}

/** Binds the encryption of a key to its member. */
const contextOf = (memberId: string): string => `second factor|${memberId}`;
