import { Flag, IdList, LongText } from '../../../platform/http/fields.js';
import { ChoiceProp, IdProp, ListProp } from '../../../platform/http/props.js';

const MAX_INVITED = 100;

export class InviteCreatorsRequest {
  @IdList({ min: 1, max: MAX_INVITED }) creatorIds: string[];
  /** The shortlist. One is invited for each creator who declines or does not answer. */
  @IdList({ max: MAX_INVITED, optional: true }) next?: string[];
}

export class ChooseCreatorsRequest {
  @IdList({ min: 1, max: 10 }) creatorIds: string[];
}

export class AllowChoiceRequest {
  @Flag() isAllowed: boolean;
}

class SentInvitation {
  @IdProp() id: string;
  @IdProp() userId: string;
}

export class CreatorsInvitedResponse {
  @ListProp(() => SentInvitation) items: readonly SentInvitation[];
}

export class DeclineInvitationRequest {
  @LongText({ max: 500, optional: true }) reason?: string;
}

const answers = ['accepted', 'declined', 'agreed', 'refused', 'recalled'] as const;

export class InvitationAnsweredResponse {
  @IdProp() id: string;
  @ChoiceProp(answers) status: (typeof answers)[number];
}
