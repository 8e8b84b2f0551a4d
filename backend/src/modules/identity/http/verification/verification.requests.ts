import { Email, Password, Text } from '../../../../platform/http/fields.js';
import { MAX_PASSWORD } from '../password/new-password.js';

/** One of the two: the token of the link from any visitor, or the code from the signed-in member. */
export class VerifyEmailRequest {
  @Text({ max: 100, min: 1, optional: true }) token?: string;
  @Text({ max: 20, min: 1, optional: true, description: 'The six digits of the mail.' }) code?: string;
}

export class CorrectEmailRequest {
  @Email() email: string;
  @Password({ min: 1, max: MAX_PASSWORD }) password: string;
}
