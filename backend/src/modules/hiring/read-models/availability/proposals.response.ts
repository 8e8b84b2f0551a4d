import { FlagProp, IdProp, ListProp, TextProp } from '../../../../platform/http/props.js';

class Proposal {
  @IdProp() requestId: string;
  @TextProp({ nullable: true }) department: string | null;
  @TextProp() workType: string;
  @ListProp('string') skills: readonly string[];
  @FlagProp({ description: 'Whether the creator is among the first ten, from whom a person chooses.' })
  isProposed: boolean;
  @ListProp('string', { description: 'The words that staff read.' }) reasons: readonly string[];
  @ListProp('string', { description: 'What keeps the creator from being a candidate.' }) missing: readonly string[];
}

export class ProposalsResponse {
  @ListProp('string', { description: 'What keeps the creator from being proposed at all.' })
  obstacles: readonly string[];
  @ListProp(() => Proposal, { description: 'Newest requests first.' }) items: readonly Proposal[];
}
