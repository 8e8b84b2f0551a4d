import { randomBytes } from 'node:crypto';
import { OmitType } from '@nestjs/swagger';
import { v7 as uuidv7 } from 'uuid';
import { checkedContact } from '../../modules/identity/http/account/location-and-phone.js';
import { NewPassword } from '../../modules/identity/http/password/new-password.js';
import { RegisterRequest } from '../../modules/identity/http/session/auth.requests.js';
import { Passwords } from '../../modules/identity/passwords/passwords.js';
import type { RegisterMember } from '../../modules/identity/public.js';
import { countries, genders } from '../../reference-data/index.js';
import { ALONGSIDE, type CliCommand } from '../command.js';
import { fieldsOf } from '../parse-arguments.js';
import { changeMember, onProduct, validate } from '../product.js';

class NewWalletMember extends OmitType(RegisterRequest, ['password', 'membershipType', 'qualification']) {}

class ChosenPassword {
  @NewPassword() password: string;
}

const text = (about: string) => ({ type: 'string', value: 'TEXT', must: 'be given', about }) as const;

/** A random password. The member sets another one through "Forgot password". */
const unknownPassword = (): string => randomBytes(32).toString('base64url');

export const createMember: CliCommand = {
  name: 'member create',
  about: 'Create a wallet member, a type that nobody can register as.',
  needs: ALONGSIDE,
  flags: {
    email: text('The address to sign in with.'),
    'first-name': text('As it is shown.'),
    'last-name': text('As it is shown.'),
    phone: text('With or without the prefix of the country.'),
    country: text(`One of ${countries.map(({ id }) => id).join(', ')}.`),
    state: text('The state or province, as the registration offers it.'),
    gender: text(`One of ${genders.join(', ')}.`),
    'marketing-consent': { type: 'boolean', about: 'The member agreed to news and offers.' },
    'password-from-stdin': {
      type: 'boolean',
      about: 'Read a password; else the member sets one by “Forgot password”.',
    },
  },
  run: async (given, context) => {
    const { passwordFromStdin, ...fields } = fieldsOf(given, createMember);
    const contact = checkedContact(await validate(NewWalletMember, fields));
    const { marketingConsent = false, email, firstName, lastName, phone, country, state, gender } = contact;
    const password = passwordFromStdin
      ? (await validate(ChosenPassword, { password: await context.ask() })).password
      : unknownPassword();
    return onProduct(context, async (app) => {
      const memberId = uuidv7();
      const passwordHash = await app.get(Passwords, { strict: false }).hash(password);
      const facts = { email, firstName, lastName, phone, country, state, gender, marketingConsent };
      const data = { ...facts, membershipType: 'AFRO WALLET', passwordHash } as const;
      const command: RegisterMember = { type: 'RegisterMember', data };
      const { hints } = await changeMember(app, memberId, command);
      return { says: [`Created ${memberId}`, ...hints], result: { memberId } };
    });
  },
};
