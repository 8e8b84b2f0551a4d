import { DateTimeProp, IdProp, ListProp, NumberProp, TextProp } from '../../../../platform/http/props.js';

class CandidateResponse {
  @IdProp() creatorId: string;
  @IdProp({ description: 'The same as creatorId.' }) userId: string;
  @TextProp() firstName: string;
  @TextProp({ nullable: true }) department: string | null;
  @TextProp({ nullable: true }) state: string | null;
  @NumberProp() points: number;
  @TextProp({ nullable: true, description: 'The address of the portfolio, where one is published.' })
  portfolio: string | null;
  @TextProp({ nullable: true }) asks: string | null;
  @DateTimeProp() waitingSince: Date;
  @NumberProp() score: number;
  @ListProp('string') reasons: readonly string[];
}

export class CandidatesResponse {
  @NumberProp({ description: 'The version of the ranking.' }) version: number;
  @ListProp(() => CandidateResponse) items: readonly CandidateResponse[];
}
