import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type ProductConfig } from '../../../config/config.js';
import {
  type InTransactionWork,
  InTransactionWriters,
} from '../../../platform/command-handling/in-transaction-writers.js';
import type { Transaction } from '../../../platform/database/pool.js';
import { isDatabaseError } from '../../../platform/database/sql-state.js';
import { Erasures } from '../../../platform/erasure/erasures.js';
import { DomainError } from '../../../platform/event-sourcing/index.js';
import { Mailbox } from '../../../platform/mail/mailbox.js';
import { endApiTokens, insertApiToken } from '../api-tokens/api-token-rows.js';
import { memberAggregate } from '../domain/member.aggregate.js';
import type {
  AcceptInvitation,
  ChangePassword,
  CorrectAccount,
  CorrectOwnEmail,
  InviteStaff,
  MakeApiToken,
  MemberCommand,
  RegisterMember,
  RenewPasswordHash,
  RenewRecoveryCodes,
  TurnOffSecondFactor,
  TurnOnSecondFactor,
  UseRecoveryCode,
  VerifyEmail,
} from '../domain/member.commands.js';
import type { MemberEvent, MemberRegistered } from '../domain/member.events.js';
import { erasesMember, type Purpose } from '../domain/purposes.js';
import { renewRecoveryCodes, turnOff, turnOn, useRecoveryCode } from '../second-factor/second-factor-rows.js';
import { endSessionsOf } from '../sessions/session-rows.js';
import { closeAccount } from './account-eraser.js';
import { ban, grant, leave, reactivate, revoke } from './account-rows.js';
import { accountRefusals } from './accounts.refusals.js';
import { ContactHashes } from './contact-hashes.js';
import { EmailAddresses } from './email-addresses.js';
import { EmailVerifications } from './email-verifications.js';
import { type CredentialChange, credentialMail, staffInvitationMail } from './mails.js';

/** Writes the rows that must be right at once, in the transaction that appends the events. */
@Injectable()
export class AccountWriter {
  constructor(
    private readonly hashes: ContactHashes,
    private readonly erasures: Erasures,
    private readonly mailbox: Mailbox,
    @Inject(CONFIG) private readonly config: ProductConfig,
    private readonly addresses: EmailAddresses,
    private readonly verifications: EmailVerifications,
    writers: InTransactionWriters,
  ) {
    writers.register(memberAggregate.kind, (tx, work) => this.write(tx, work));
  }

  private async write(tx: Transaction, { streamId, command, events, actorId, at }: InTransactionWork): Promise<void> {
    for (const event of events as readonly MemberEvent[]) {
      await this.apply(tx, { memberId: streamId, event, command: command as MemberCommand, actorId, at });
    }
  }

  private async apply(tx: Transaction, { memberId, event, command, actorId, at }: Applied): Promise<void> {
    switch (event.type) {
      case 'MemberRegistered':
        return this.open(tx, memberId, event, command as RegisterMember | AcceptInvitation);
      case 'ProfileEdited':
        return this.changePhone(tx, memberId, event.data.phone);
      case 'AccountCorrected':
        return this.changeEmail(tx, { memberId, email: event.data.email, actorId }, command as EmailCommand);
      case 'EmailVerified':
        return verify(tx, memberId, command as VerifyEmail, at);
      case 'PasswordChanged':
        await changePassword(tx, memberId, command as ChangePassword, at);
        return this.mailChange(tx, memberId, event.type);
      case 'PasswordHashRenewed':
        return renewHash(tx, memberId, command as RenewPasswordHash);
      case 'SessionsEnded':
        return endSessionsOf(tx, memberId, { reason: 'ended by staff', at });
      case 'SecondFactorTurnedOn':
        await turnOn(tx, memberId, command as TurnOnSecondFactor, at);
        return this.mailChange(tx, memberId, event.type);
      case 'SecondFactorTurnedOff':
        await turnOff(tx, memberId, command as TurnOffSecondFactor);
        return this.mailChange(tx, memberId, actorId === memberId ? event.type : 'SecondFactorTakenOff');
      case 'RecoveryCodesRenewed':
        await renewRecoveryCodes(tx, memberId, command as RenewRecoveryCodes);
        return this.mailChange(tx, memberId, event.type);
      case 'RecoveryCodeUsed':
        return useRecoveryCode(tx, memberId, (command as UseRecoveryCode).data.recoveryCode);
      case 'ApiTokenMade':
        return this.addApiToken(tx, memberId, command as MakeApiToken);
      case 'ApiTokenRevoked':
        return endApiTokens(tx, memberId, event.data.tokenId);
      case 'MemberBanned':
        return ban(tx, memberId, event.data.reason, at);
      case 'MemberReactivated':
        return reactivate(tx, memberId);
      case 'StaffRoleGranted':
        return grant(tx, memberId, event.data.role, at);
      case 'StaffRoleRevoked':
        return revoke(tx, memberId, event.data.role);
      case 'StaffInvited':
        return this.invite(tx, memberId, command as InviteStaff);
      case 'StaffInvitationWithdrawn':
        return this.withdrawInvitation(tx, memberId, at);
      case 'StaffLeft':
        return leave(tx, memberId, at);
      case 'PersonalDataErased':
        return this.erase(tx, memberId, event.data.purpose, at);
      case 'MemberImported':
      case 'StaffInvitationAccepted':
      case 'MarketingConsentGiven':
      case 'MarketingConsentWithdrawn':
      case 'ErasureRequested':
      case 'ErasureRequestWithdrawn':
      case 'ErasureRequestAnswered':
      case 'CopiedSessionEnded':
        return;
    }
  }

  private async withdrawInvitation(tx: Transaction, memberId: string, at: Date): Promise<void> {
    await tx.query('delete from identity.enrolment_codes where member_id = $1', [memberId]);
    await this.erasures.record(tx, { subjectId: memberId, purposes: ['contact'] }, at);
  }

  private async erase(tx: Transaction, memberId: string, purpose: Purpose, at: Date): Promise<void> {
    await this.erasures.record(tx, { subjectId: memberId, purposes: [purpose] }, at);
    if (erasesMember(purpose)) await closeAccount(tx, memberId, this.config.keepBansDays);
  }

  private async open(
    tx: Transaction,
    memberId: string,
    { data }: MemberRegistered,
    { data: { passwordHash } }: RegisterMember | AcceptInvitation,
  ) {
    const [email, phone] = await Promise.all([this.hashes.email(data.email), this.hashes.phone(data.phone)]);
    if (await isBanned(tx, email, phone)) throw new DomainError(accountRefusals.CONTACT_SUSPENDED);
    const { rowCount } = await tx.query(
      `insert into identity.accounts (member_id, email_hash, phone_hash, password_hash, membership_type)
       values ($1, $2, $3, $4, $5) on conflict on constraint accounts_email do nothing`,
      [memberId, email, phone, passwordHash, data.membershipType],
    );
    if (rowCount === 0) throw new DomainError(accountRefusals.EMAIL_ALREADY_REGISTERED);
    if (data.membershipType !== null) await this.verifications.sendFirst(tx, memberId, data.email);
  }

  private async invite(tx: Transaction, memberId: string, { data }: InviteStaff): Promise<void> {
    const { email, role, link, isLinkShown } = data;
    const hash = await this.hashes.email(email);
    const { rowCount } = await tx.query('select from identity.accounts where email_hash = $1', [hash]);
    if (rowCount !== 0 || (await isBanned(tx, hash))) throw new DomainError(accountRefusals.ADDRESS_HAS_ACCOUNT);
    if (await this.addresses.isInvited(email, memberId, tx)) throw new DomainError(accountRefusals.INVITED_MEANWHILE);
    if (!isLinkShown) await this.mailbox.keep(tx, memberId, staffInvitationMail(email, role, link));
  }

  /** Deletes password reset links, as they were mailed to the former address. */
  private async changeEmail(
    tx: Transaction,
    { memberId, email, actorId }: { memberId: string; email: string | undefined; actorId: string },
    { type, data }: EmailCommand,
  ): Promise<void> {
    if (email === undefined) return;
    const hash = await this.hashes.email(email);
    if (await isBanned(tx, hash)) throw new DomainError(accountRefusals.EMAIL_TAKEN);
    await tx
      .query(
        `update identity.accounts set email_hash = $2, email_set_by = $3, email_verified_at = null where member_id = $1`,
        [memberId, hash, actorId === memberId ? null : actorId],
      )
      .catch(isTaken);
    await tx.query('delete from identity.password_resets where member_id = $1', [memberId]);
    await tx.query('delete from identity.email_verifications where member_id = $1 and email_hash <> $2', [
      memberId,
      hash,
    ]);
    const { formerEmail } = type === 'VerifyEmail' ? { formerEmail: undefined, ...data.correction } : data;
    await this.mailChange(tx, memberId, 'AccountCorrected', formerEmail);
    if (type !== 'VerifyEmail') await this.verifications.sendFirst(tx, memberId, email);
  }

  /** Mails the address from before the change: its owner may not have asked for the change. */
  private async mailChange(
    tx: Transaction,
    memberId: string,
    change: CredentialChange,
    formerEmail?: string,
  ): Promise<void> {
    const to = formerEmail ?? (await this.addresses.of(memberId, tx));
    await this.mailbox.keep(tx, memberId, credentialMail(to, change, `${this.config.publicUrl}/contact`));
  }

  private async addApiToken(tx: Transaction, memberId: string, command: MakeApiToken): Promise<void> {
    await insertApiToken(tx, memberId, command);
    await this.mailChange(tx, memberId, 'ApiTokenMade');
  }

  private async changePhone(tx: Transaction, memberId: string, phone: string | null | undefined): Promise<void> {
    if (phone === undefined) return;
    const hash = await this.hashes.phone(phone);
    if (await isBanned(tx, hash)) throw new DomainError(accountRefusals.PHONE_SUSPENDED);
    await tx.query('update identity.accounts set phone_hash = $2 where member_id = $1', [memberId, hash]);
  }
}

type EmailCommand = CorrectAccount | CorrectOwnEmail | VerifyEmail;

interface Applied {
  memberId: string;
  event: MemberEvent;
  command: MemberCommand;
  actorId: string;
  at: Date;
}

async function isBanned(tx: Transaction, ...contacts: (Buffer | null)[]): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from identity.banned_contacts where contact_hash = any($1)
     union all select from identity.kept_bans where contact_hash = any($1) and kept_until > now() limit 1`,
    [contacts.filter((hash) => hash !== null)],
  );
  return rowCount !== 0;
}

function isTaken(error: unknown): never {
  const isSo = isDatabaseError(error) && error.constraint === 'accounts_email';
  throw isSo ? new DomainError(accountRefusals.EMAIL_TAKEN) : error;
}

/** Does nothing when the address was changed meanwhile. */
async function verify(tx: Transaction, memberId: string, { data }: VerifyEmail, at: Date): Promise<void> {
  const { rowCount } = await tx.query(
    'update identity.accounts set email_verified_at = $3 where member_id = $1 and email_hash = $2',
    [memberId, Buffer.from(data.emailHash, 'hex'), at],
  );
  if (rowCount === 0) throw new DomainError(accountRefusals.EMAIL_PROOF_INVALID);
}

/** Deletes open reset links too, as they were issued for the former password. */
async function changePassword(tx: Transaction, memberId: string, { data }: ChangePassword, at: Date): Promise<void> {
  if ('resetTokenHash' in data) await useResetToken(tx, memberId, data.resetTokenHash, at);
  const { rowCount } = await tx.query(
    `update identity.accounts set password_hash = $2, email_set_by = null
     where member_id = $1 and password_hash = coalesce($3, password_hash)`,
    [memberId, data.passwordHash, 'formerHash' in data ? data.formerHash : null],
  );
  if (rowCount === 0) throw new DomainError(accountRefusals.PASSWORD_CHANGED_MEANWHILE);
  await tx.query('update identity.password_resets set used_at = $2 where member_id = $1 and used_at is null', [
    memberId,
    at,
  ]);
  const except = 'sessionId' in data ? { except: data.sessionId } : {};
  await endSessionsOf(tx, memberId, { reason: 'password changed', at, ...except });
}

async function renewHash(tx: Transaction, memberId: string, { data }: RenewPasswordHash): Promise<void> {
  const { rowCount } = await tx.query(
    'update identity.accounts set password_hash = $2 where member_id = $1 and password_hash = $3',
    [memberId, data.passwordHash, data.formerHash],
  );
  if (rowCount === 0) throw new DomainError(accountRefusals.PASSWORD_CHANGED_MEANWHILE);
}

/** Marks the token as used in this transaction, so that two requests with the same token cannot both succeed. */
async function useResetToken(tx: Transaction, memberId: string, tokenHash: string, at: Date): Promise<void> {
  const used = await tx.query(
    `update identity.password_resets set used_at = $3
     where token_hash = $1 and member_id = $2 and expires_at > $3 and used_at is null`,
    [Buffer.from(tokenHash, 'hex'), memberId, at],
  );
  if (used.rowCount === 0) throw new DomainError(accountRefusals.RESET_TOKEN_INVALID);
}
