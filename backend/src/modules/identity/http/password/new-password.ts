import { applyDecorators } from '@nestjs/common';
import { Matches, ValidateBy } from 'class-validator';
import { Password, VISIBLE } from '../../../../platform/http/fields.js';
import { isCommonPassword, isOwnPassword } from '../../passwords/common-passwords.js';
import { OWN_PASSWORD } from '../../passwords/own-words.js';

const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 128;

/** Validates a new password: long enough, not blank and not a common one. */
export const NewPassword = (): PropertyDecorator =>
  applyDecorators(
    Password({ min: MIN_PASSWORD, max: MAX_PASSWORD }),
    Matches(VISIBLE, { message: 'Spaces alone are no password.' }),
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
