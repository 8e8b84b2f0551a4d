import { Injectable } from '@nestjs/common';
import { wrongField } from '../../../platform/http/problem.js';
import { EmailAddresses } from '../accounts/email-addresses.js';
import { isOwnPassword } from './common-passwords.js';

export const OWN_PASSWORD = 'Your name and your address are the first that anyone tries; choose another one.';

/** Refuses a new password that is the member's name or address. */
@Injectable()
export class OwnWords {
  constructor(private readonly addresses: EmailAddresses) {}

  async check(memberId: string, password: string, field = 'password'): Promise<void> {
    if (!isOwnPassword(password, await this.addresses.wordsOf(memberId))) return;
    throw wrongField(field, OWN_PASSWORD);
  }
}
