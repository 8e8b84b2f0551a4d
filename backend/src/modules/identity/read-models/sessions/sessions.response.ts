import { DateTimeProp, FlagProp, IdProp, ListProp, NumberProp, TextProp } from '../../../../platform/http/props.js';

export class SessionResponse {
  @IdProp() id: string;
  @TextProp({ description: 'What the browser says it is.' }) userAgent: string;
  @DateTimeProp() createdAt: Date;
  @DateTimeProp() lastUsedAt: Date;
  @FlagProp({ description: 'The session of this very request.' }) current: boolean;
}

export class SessionsResponse {
  @ListProp(() => SessionResponse) items: SessionResponse[];
  @NumberProp() total: number;
}
