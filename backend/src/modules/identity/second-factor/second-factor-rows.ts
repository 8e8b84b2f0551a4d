import type { Transaction } from '../../../platform/database/pool.js';
import { DomainError } from '../../../platform/event-sourcing/index.js';
import type {
  RenewRecoveryCodes,
  SecondFactorProof,
  TurnOffSecondFactor,
  TurnOnSecondFactor,
} from '../domain/member.commands.js';
import { memberRefusals } from '../domain/member.refusals.js';
import { secondFactorRefusals } from './second-factor.refusals.js';

/** Refused when a new key was begun meanwhile: the checked code belongs to another key. */
export async function turnOn(tx: Transaction, memberId: string, { data }: TurnOnSecondFactor, at: Date): Promise<void> {
  const { rowCount } = await tx.query(
    `update identity.second_factors set turned_on_at = $3, last_step = $4
     where member_id = $1 and sealed_key = $2 and turned_on_at is null`,
    [memberId, Buffer.from(data.sealedKey, 'base64'), at, data.step],
  );
  if (rowCount === 0) throw new DomainError(secondFactorRefusals.SECOND_FACTOR_NOT_BEGUN);
  await tx.query('delete from identity.enrolment_codes where member_id = $1', [memberId]);
}

/** Deletes a key that was begun without an enrolment code, once the account is staff. */
export async function forgetBegun(tx: Transaction, memberId: string): Promise<void> {
  await tx.query('delete from identity.second_factors where member_id = $1 and turned_on_at is null', [memberId]);
}

export async function renewRecoveryCodes(
  tx: Transaction,
  memberId: string,
  { data }: RenewRecoveryCodes,
): Promise<void> {
  if (!(await use(tx, memberId, data.proof))) throw new DomainError(secondFactorRefusals.WRONG_CODE);
  const hashes = data.hashes.map((hash) => Buffer.from(hash, 'base64'));
  await keepRecoveryCodes(tx, memberId, hashes);
}

export async function keepRecoveryCodes(tx: Transaction, memberId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.query('delete from identity.recovery_codes where member_id = $1', [memberId]);
  const text = 'insert into identity.recovery_codes (member_id, code_hash) select $1, unnest($2::bytea[])';
  await tx.query(text, [memberId, hashes]);
}

/** Deletes the recovery codes too. */
export async function turnOff(tx: Transaction, memberId: string, { data }: TurnOffSecondFactor): Promise<void> {
  if (data.proof && !(await use(tx, memberId, data.proof))) throw new DomainError(secondFactorRefusals.WRONG_CODE);
  await tx.query('delete from identity.second_factors where member_id = $1', [memberId]);
}

export async function useRecoveryCode(tx: Transaction, memberId: string, recoveryCode: string): Promise<void> {
  if (!(await use(tx, memberId, { recoveryCode }))) throw new DomainError(memberRefusals.SECOND_FACTOR_WRONG);
}

/** Uses the proof up. Answers whether it was unused. A time step uses up all earlier ones. */
export async function use(
  tx: Pick<Transaction, 'query'>,
  memberId: string,
  proof: SecondFactorProof,
): Promise<boolean> {
  const { rowCount } =
    'step' in proof
      ? await tx.query(
          `update identity.second_factors set last_step = $2
           where member_id = $1 and last_step < $2 and turned_on_at is not null`,
          [memberId, proof.step],
        )
      : await tx.query('delete from identity.recovery_codes where member_id = $1 and code_hash = $2', [
          memberId,
          Buffer.from(proof.recoveryCode, 'base64'),
        ]);
  return rowCount === 1;
}
