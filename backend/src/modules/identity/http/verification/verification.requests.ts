import { Email, Password, Text } from '../../../../platform/http/fields.js';
import { MAX_PASSWORD } from '../password/new-password.js';

/** One of them: the token of the link, by whoever has the mail; or the code, by the member who is signed in. */
export class VerifyEmailRequest {
  @Text({ max: 100, min: 1, optional: true }) token?: string;
  @Text({ max: 20, min: 1, optional: true, description: 'The six digits of the mail.' }) code?: string;
}

export class CorrectEmailRequest {
  @Email() email: string;
  @Password({ min: 1, max: MAX_PASSWORD }) password: string;
}
