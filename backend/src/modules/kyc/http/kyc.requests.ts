import {
  Choice,
  Choices,
  Label,
  LongText,
  MoneyChoice,
  OrNull,
  Text,
  WholeNumber,
} from '../../../platform/http/fields.js';
import type { Money } from '../../../platform/http/money.js';
import { ChoiceProp, IdProp, NumberProp } from '../../../platform/http/props.js';
import { businessCategories, businessTypes, growthTools, loanAmounts } from '../../../reference-data/index.js';

const MAX_STAFF = 1_000_000;
const toolNames = growthTools.map(({ name }) => name);

export class SubmitKycRequest {
  @Text({ max: 200 }) legalBusinessName: string;
  @LongText({ max: 500 }) businessAddress: string;
  @Text({ max: 40, description: 'With the country’s code, or as written in the member’s country.' })
  contactPhone: string;
  @Label('WhatsApp number')
  @Text({ max: 40, description: 'With the country’s code, or as written in the member’s country.' })
  whatsappNumber: string;
  @OrNull() @Choice(businessCategories, { optional: true }) businessCategory?: string;
  @OrNull() @Choice(businessTypes, { optional: true }) businessType?: string;
  @OrNull() @WholeNumber({ min: 0, max: MAX_STAFF, optional: true }) staffCount?: number;
  @OrNull() @MoneyChoice(loanAmounts, { optional: true }) loanAmountSought?: Money;
  @Choices(toolNames, { optional: true }) neededTools?: string[];
  @OrNull() @Text({ max: 300, optional: true }) socialMedia?: string;
}

export class KycSubmittedResponse {
  @ChoiceProp(['pending']) status: 'pending';
  @NumberProp() attempt: number;
}

export class PassKycRequest {
  /** The attempt that the reviewer read. Refused when another one is pending by now. */
  @WholeNumber({ min: 1, max: 1_000, optional: true }) attempt?: number;
}

export class AskForKycDetailsRequest extends PassKycRequest {
  @LongText({ max: 500 }) message: string;
}

export class FailKycRequest extends PassKycRequest {
  @LongText({ max: 500, optional: true }) reason?: string;
  @LongText({ max: 1_000, optional: true }) staffNote?: string;
}

export class KycDecidedResponse {
  @IdProp() userId: string;
  @ChoiceProp(['approved', 'asked', 'failed']) kycStatus: 'approved' | 'asked' | 'failed';
}
