import { Password } from '../../../platform/http/fields.js';
import { ShownList, ShownNumber, ShownText, ShownTime } from '../../../platform/http/shown.js';
import { Code } from './code.js';
import { MAX_PASSWORD } from './new-password.js';

export class BeginSecondFactorRequest {
  @Password({ min: 1, max: MAX_PASSWORD }) password: string;
}

export class ConfirmSecondFactorRequest {
  @Code() code: string;
}

export class TurnOffSecondFactorRequest {
  @Password({ min: 1, max: MAX_PASSWORD }) password: string;
  @Code() code: string;
}

export class SecondFactorResponse {
  @ShownTime({ nullable: true, description: 'Since when it is on; null while it is off.' }) since: Date | null;
  @ShownNumber() recoveryCodesLeft: number;
}

/** Told this once. */
export class BegunSecondFactorResponse {
  @ShownText({ description: 'What is typed into an app that cannot read the picture, in base 32.' }) key: string;
  @ShownText({ description: 'What the picture says: an address that apps open.' }) address: string;
  @ShownList('string', { description: 'Each is good once, from the moment it is turned on.' }) recoveryCodes: string[];
}
