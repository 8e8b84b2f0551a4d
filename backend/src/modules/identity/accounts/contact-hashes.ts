import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Peppers } from '../../../platform/secrets/peppers.js';
import { canonicalEmail } from '../../../platform/text/email-address.js';

const EMAILS = 'e-mail index';
const PHONES = 'phone index';

/** E-mail addresses and phones as keyed hashes: they can be found and compared, and not be read. */
@Injectable()
export class ContactHashes implements OnApplicationBootstrap {
  constructor(private readonly peppers: Peppers) {}

  /** Made ready here, as a transaction that needs them must not wait for another connection. */
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
