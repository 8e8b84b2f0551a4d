import { randomInt } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG, type ProductConfig } from '../../../config/config.js';
import { Clock } from '../../../platform/config/clock.js';
import { inTransaction, Pool, type Transaction } from '../../../platform/database/pool.js';
import { addMinutes } from '../../../platform/event-sourcing/index.js';
import { Mailbox } from '../../../platform/mail/mailbox.js';
import { cipherKey, decrypt, encrypt } from '../../../platform/secrets/encryption.js';
import { Peppers } from '../../../platform/secrets/peppers.js';
import { hashOf, newToken } from '../sessions/refresh-token.js';
import { ContactHashes } from './contact-hashes.js';
import { EmailAddresses } from './email-addresses.js';
import { verificationMail } from './mails.js';

const VALID_MINUTES = 24 * 60;
const CODES = 'e-mail code';
const CODE_DIGITS = 6;
const CORRECTIONS = 'corrected e-mail address';

export interface ProvenAddress {
  readonly memberId: string;
  readonly emailHash: string;
  /** Set when this address is to replace the member's. */
  readonly correction?: string;
}

interface ProvenRow extends Omit<ProvenAddress, 'correction'> {
  readonly sealed: Buffer | null;
}

/** Links and codes that prove that mail to an address reaches the member. Earlier ones stay valid beside later ones. */
@Injectable()
export class EmailVerifications implements OnApplicationBootstrap {
  constructor(
    @Inject(CONFIG) private readonly config: ProductConfig,
    private readonly clock: Clock,
    private readonly pool: Pool,
    private readonly peppers: Peppers,
    private readonly hashes: ContactHashes,
    private readonly addresses: EmailAddresses,
    private readonly mailbox: Mailbox,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.peppers.of(CODES);
  }

  /** Runs in the transaction that gives the member this address. Does nothing when `emailVerification` is off. */
  async sendFirst(tx: Transaction, memberId: string, email: string): Promise<void> {
    if (this.config.emailVerification !== 'off') await this.keepMail(tx, memberId, email);
  }

  async sendAgain(memberId: string): Promise<void> {
    const email = await this.addresses.of(memberId);
    await inTransaction(this.pool, (tx) => this.keepMail(tx, memberId, email));
  }

  /** The address replaces the member's once it is proven. */
  async sendCorrection(memberId: string, email: string): Promise<void> {
    const key = cipherKey(await this.peppers.of(CORRECTIONS));
    const sealed = encrypt(key, email, memberId);
    await inTransaction(this.pool, (tx) => this.keepMail(tx, memberId, email, sealed));
  }

  proveByToken(token: string): Promise<ProvenAddress | undefined> {
    return this.proven('token_hash = $2', [hashOf(token)]);
  }

  async proveByCode(memberId: string, code: string): Promise<ProvenAddress | undefined> {
    return this.proven('code_hash = $2 and member_id = $3', [await this.codeHash(memberId, code), memberId]);
  }

  private async proven(condition: string, values: readonly unknown[]): Promise<ProvenAddress | undefined> {
    const { rows } = await this.pool.query<ProvenRow>(
      `select member_id as "memberId", encode(email_hash, 'hex') as "emailHash", sealed_correction as sealed
       from identity.email_verifications
       where expires_at > $1 and ${condition}`,
      [this.clock.now(), ...values],
    );
    if (!rows[0]) return undefined;
    const { sealed, ...proven } = rows[0];
    if (!sealed) return proven;
    const key = cipherKey(await this.peppers.of(CORRECTIONS));
    return { ...proven, correction: decrypt(key, sealed, proven.memberId).toString() };
  }

  private async keepMail(tx: Transaction, memberId: string, email: string, sealed?: Buffer): Promise<void> {
    const token = newToken();
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    await tx.query(
      `insert into identity.email_verifications (token_hash, code_hash, member_id, email_hash, sealed_correction, expires_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [
        hashOf(token),
        await this.codeHash(memberId, code),
        memberId,
        await this.hashes.email(email),
        sealed ?? null,
        addMinutes(this.clock.now(), VALID_MINUTES),
      ],
    );
    const link = `${this.config.publicUrl}/verify-email?token=${token}`;
    await this.mailbox.keep(tx, memberId, verificationMail(email, link, code));
  }

  private codeHash(memberId: string, code: string): Promise<Buffer> {
    return this.peppers.hash(CODES, `${memberId} ${code}`);
  }
}
