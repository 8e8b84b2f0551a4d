import { Inject, Injectable } from '@nestjs/common';
import { Peppers } from '../../../platform/secrets/peppers.js';

/** E-mail addresses and phones as keyed hashes: they can be found and compared, and not be read. */
@Injectable()
export class ContactHashes {
  constructor(@Inject(Peppers) private readonly peppers: Peppers) {}

  email(email: string): Promise<Buffer> {
    return this.peppers.hash('e-mail index', email.trim().toLowerCase());
  }

  async phone(phone: string | null): Promise<Buffer | null> {
    return phone === null ? null : this.peppers.hash('phone index', phone);
  }
}
