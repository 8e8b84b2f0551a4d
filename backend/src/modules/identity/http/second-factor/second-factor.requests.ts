import { Password, Text } from '../../../../platform/http/fields.js';
import { ListProp, TextProp } from '../../../../platform/http/props.js';
import { MAX_PASSWORD } from '../password/new-password.js';

const MAX_CODE = 30;

/** A code of the app or a recovery code, as typed or pasted. */
export const Code = (options: { optional?: boolean } = {}): PropertyDecorator =>
  Text({ ...options, max: MAX_CODE, description: 'Six digits that the app shows, or a recovery code.' });

export class BeginSecondFactorRequest {
  @Password({ min: 1, max: MAX_PASSWORD }) password: string;
  @Text({
    optional: true,
    max: MAX_CODE,
    description: 'Of staff who begin for the first time: what came with the role.',
  })
  enrolmentCode?: string;
}

export class ConfirmSecondFactorRequest {
  @Code() code: string;
}

export class TurnOffSecondFactorRequest {
  @Password({ min: 1, max: MAX_PASSWORD }) password: string;
  @Code() code: string;
}

export class RecoveryCodesResponse {
  @ListProp('string', { description: 'Each is good once.' }) recoveryCodes: string[];
}

export class BegunSecondFactorResponse {
  @TextProp({ description: 'What is typed into an app that cannot read the picture, in base 32.' }) key: string;
  @TextProp({ description: 'What the picture says: an address that apps open.' }) address: string;
  @ListProp('string', { description: 'Each is good once, from the moment it is turned on.' }) recoveryCodes: string[];
}
