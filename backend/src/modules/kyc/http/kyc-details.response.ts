import { ListProp, MoneyProp, NumberProp, TextProp } from '../../../platform/http/props.js';
import type { KycDetails } from '../domain/verification.events.js';

const nullable = { nullable: true };

export class KycDetailsResponse implements KycDetails {
  @TextProp() legalBusinessName: string;
  @TextProp() businessAddress: string;
  @TextProp({ description: 'E.164' }) contactPhone: string;
  @TextProp({ description: 'E.164' }) whatsappNumber: string;
  @TextProp(nullable) businessCategory: string | null;
  @TextProp(nullable) businessType: string | null;
  @NumberProp(nullable) staffCount: number | null;
  @MoneyProp(nullable) loanAmountSought: KycDetails['loanAmountSought'];
  @ListProp('string') neededTools: readonly string[];
  @TextProp(nullable) socialMedia: string | null;
}
