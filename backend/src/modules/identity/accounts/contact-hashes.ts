import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Peppers } from '../../../platform/secrets/peppers.js';
import { canonicalEmail } from '../../../platform/text/email-address.js';

const EMAILS = 'e-mail index';
const PHONES = 'phone index';

/** Keyed hashes of e-mail addresses and phones. They can be found and compared, but not read. */
@Injectable()
export class ContactHashes implements OnApplicationBootstrap {
  constructor(private readonly peppers: Peppers) {}

  /** Loads both peppers at the start, as a transaction that hashes must not wait for a second connection. */
  async onApplicationBootstrap(): Promise<void> {
    await Promise.all([this.peppers.of(EMAILS), this.peppers.of(PHONES)]);
  }

  email(email: string): Promise<Buffer> {
    return this.peppers.hash(EMAILS, canonicalEmail(email));
  }

  async phone(phone: string | null): Promise<Buffer | null> {
    return phone === null ? null : this.peppers.hash(PHONES, phone);
  }
}
