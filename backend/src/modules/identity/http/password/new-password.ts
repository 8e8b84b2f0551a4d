import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { Password } from '../../../../platform/http/fields.js';
import { isCommonPassword } from '../../passwords/common-passwords.js';

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
  );
