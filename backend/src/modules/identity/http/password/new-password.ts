import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { Password } from '../../../../platform/http/fields.js';
import { isCommonPassword, isOwnPassword } from '../../passwords/common-passwords.js';
import { OWN_PASSWORD } from '../../passwords/own-words.js';

const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 128;

/** A password that is chosen now: long enough, and not among the first that anyone would try. */
export const NewPassword = (): PropertyDecorator =>
  applyDecorators(
    Password({ min: MIN_PASSWORD, max: MAX_PASSWORD }),
    ValidateBy({
      name: 'isUncommon',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && !isCommonPassword(value),
        defaultMessage: () => 'Too many people use this password; choose another one.',
      },
    }),
    ValidateBy({
      name: 'isNotOwn',
      validator: {
        validate: (value: unknown, args) => typeof value === 'string' && !isOwnPassword(value, wordsIn(args?.object)),
        defaultMessage: () => OWN_PASSWORD,
      },
    }),
  );

const wordsIn = ({ email, firstName, lastName }: Partial<Record<string, unknown>> = {}): string[] =>
  [email, firstName, lastName].filter((word) => typeof word === 'string');
