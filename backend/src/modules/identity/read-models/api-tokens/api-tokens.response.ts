import { type TokenRight, tokenRightNames } from '../../../../access/token-rights.js';
import {
  ChoiceProp,
  ChoicesProp,
  DateTimeProp,
  IdProp,
  ListProp,
  NumberProp,
  TextProp,
} from '../../../../platform/http/props.js';

export class ApiTokenResponse {
  @IdProp() id: string;
  @TextProp() name: string;
  @ChoicesProp(tokenRightNames) rights: string[];
  @DateTimeProp() madeAt: Date;
  @DateTimeProp({ description: 'From then on it opens nothing.' }) expiresAt: Date;
  @TextProp({ nullable: true, description: 'The day, by UTC, of its last call; null where it was never used.' })
  lastUsedOn: string | null;
}

export class TokenRightResponse {
  @ChoiceProp(tokenRightNames) name: TokenRight;
  @TextProp() label: string;
}

export class ApiTokensResponse {
  @ListProp(() => ApiTokenResponse) items: ApiTokenResponse[];
  @NumberProp() total: number;
  @ListProp(() => TokenRightResponse, { description: 'What you may give a token, as you may do it yourself.' })
  rights: TokenRightResponse[];
}
