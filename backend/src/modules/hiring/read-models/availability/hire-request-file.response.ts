import {
  ChoiceProp,
  DateTimeProp,
  FlagProp,
  IdProp,
  ListProp,
  NumberProp,
  ObjectProp,
  TextProp,
} from '../../../../platform/http/props.js';
import {
  type HireRequestStatus,
  hireRequestStatuses,
  type InvitationStatus,
  invitationStatuses,
} from '../../domain/hire-request.decider.js';
import { MatchedContact } from '../../http/contact.response.js';
import { HireDetailsResponse } from '../../http/hire-details.response.js';
import { WorkStepResponse } from './work-steps.js';

const nullable = { nullable: true };

export class InvitedCreatorResponse {
  @IdProp() invitationId: string;
  @ChoiceProp(invitationStatuses) status: InvitationStatus;
  @DateTimeProp() invitedAt: Date;
  @DateTimeProp({ ...nullable, description: 'Until when the next word is expected.' }) dueAt: Date | null;
  @IdProp({ ...nullable, description: 'For staff.' }) userId: string | null;
  @TextProp({ ...nullable, description: 'Null where this is not, or no longer, shown.' }) firstName: string | null;
  @TextProp(nullable) department: string | null;
  @TextProp(nullable) state: string | null;
  @NumberProp(nullable) points: number | null;
  @TextProp(nullable) portfolio: string | null;
  @ListProp('string') skills: readonly string[];
  @TextProp({ ...nullable, description: 'What the creator asks for.' }) asks: string | null;
  @TextProp({ ...nullable, description: 'Why the creator declined, for staff.' }) reason: string | null;
  @ObjectProp(() => MatchedContact, { ...nullable, description: 'For the business, once both have said yes.' })
  contact: MatchedContact | null;
  @FlagProp({ description: 'The account of the creator is erased: nobody there answers.' }) isGone: boolean;
  @ListProp(() => WorkStepResponse, { description: 'Since both have said yes, oldest first.' })
  steps: readonly WorkStepResponse[];
}

const verificationStatuses = ['none', 'new', 'pending', 'asked', 'approved', 'failed'] as const;

class OtherRequest {
  @IdProp() id: string;
  @ObjectProp(() => HireDetailsResponse) requestDetails: HireDetailsResponse;
  @ChoiceProp(hireRequestStatuses) status: HireRequestStatus;
}

class RequestingBusiness {
  @TextProp({ ...nullable, description: 'As it was given for the verification.' }) legalName: string | null;
  @ChoiceProp(verificationStatuses) kycStatus: (typeof verificationStatuses)[number];
  @ListProp(() => OtherRequest, { description: 'The newest ten.' }) otherRequests: readonly OtherRequest[];
}

class HireRequestStep {
  @DateTimeProp() at: Date;
  @TextProp({ description: 'The event.' }) type: string;
  @IdProp(nullable) invitationId: string | null;
}

export class HireRequestFileResponse {
  @IdProp() id: string;
  @ObjectProp(() => HireDetailsResponse) requestDetails: HireDetailsResponse;
  @ChoiceProp(hireRequestStatuses) status: HireRequestStatus;
  @NumberProp() places: number;
  @NumberProp() taken: number;
  @NumberProp({ description: 'Who is asked in turn.' }) waiting: number;
  @FlagProp({ description: 'The business may choose among the first candidates itself.' }) mayChoose: boolean;
  @ListProp(() => InvitedCreatorResponse) creators: readonly InvitedCreatorResponse[];
  @ListProp(() => HireRequestStep) timeline: readonly HireRequestStep[];
}

export class StaffHireRequestFileResponse extends HireRequestFileResponse {
  @ObjectProp(() => RequestingBusiness) business: RequestingBusiness;
}
