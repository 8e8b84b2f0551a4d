import { ChoiceProp, DataProp, DateTimeProp, ListProp, ObjectProp, TextProp } from '../../../../platform/http/props.js';
import { ApiTokenResponse, SessionResponse } from '../../public.js';
import { ProfileResponse } from './profile.response.js';

export class FactResponse {
  @DateTimeProp() at: Date;
  @TextProp({ description: 'What happened.' }) type: string;
  @ChoiceProp(['you', 'us']) by: 'you' | 'us';
  @DataProp() data: object;
}

export class MyDataResponse {
  @DateTimeProp() at: Date;
  @ObjectProp(() => ProfileResponse) profile: ProfileResponse;
  @ListProp(() => SessionResponse) devices: SessionResponse[];
  @ListProp(() => ApiTokenResponse) apiTokens: ApiTokenResponse[];
  @DateTimeProp({ nullable: true, description: 'Since when signing in asks for a code.' })
  secondFactorSince: Date | null;
  @ListProp(() => FactResponse) history: FactResponse[];
}
