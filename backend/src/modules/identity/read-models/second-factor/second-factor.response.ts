import { DateTimeProp, FlagProp, NumberProp } from '../../../../platform/http/props.js';

export class SecondFactorResponse {
  @DateTimeProp({ nullable: true, description: 'Since when it is on; null while it is off.' }) since: Date | null;
  @NumberProp() recoveryCodesLeft: number;
}

export class SecondFactorStateResponse extends SecondFactorResponse {
  @FlagProp({ description: 'Whether beginning takes the code that came with the role.' }) needsEnrolmentCode: boolean;
}
