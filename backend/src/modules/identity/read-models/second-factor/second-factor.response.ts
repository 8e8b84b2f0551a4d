import { DateTimeProp, NumberProp } from '../../../../platform/http/props.js';

export class SecondFactorResponse {
  @DateTimeProp({ nullable: true, description: 'Since when it is on; null while it is off.' }) since: Date | null;
  @NumberProp() recoveryCodesLeft: number;
}
