import { type TokenRight, tokenRightNames } from '../../../../access/token-rights.js';
import { Choices, DateTime, Text } from '../../../../platform/http/fields.js';
import { TextProp } from '../../../../platform/http/props.js';
import { ApiTokenResponse } from '../../public.js';

const MAX_NAME = 80;

export class MakeApiTokenRequest {
  @Text({ max: MAX_NAME, description: 'By which you know it again in the list.' }) name: string;
  @Choices(tokenRightNames) rights: TokenRight[];
  @DateTime() expiresAt: Date;
}

export class MadeApiTokenResponse extends ApiTokenResponse {
  @TextProp({ description: 'Told this once, and kept nowhere: `Authorization: Bearer` takes it.' }) token: string;
}
