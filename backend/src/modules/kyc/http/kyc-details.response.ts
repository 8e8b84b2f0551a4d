import { ShownList, ShownMoney, ShownNumber, ShownText } from '../../../platform/http/shown.js';
import type { KycDetails } from '../domain/verification.events.js';

const nullable = { nullable: true };

export class KycDetailsResponse implements KycDetails {
  @ShownText() legalBusinessName: string;
  @ShownText() businessAddress: string;
  @ShownText({ description: 'E.164' }) contactPhone: string;
  @ShownText({ description: 'E.164' }) whatsappNumber: string;
  @ShownText(nullable) businessCategory: string | null;
  @ShownText(nullable) businessType: string | null;
  @ShownNumber(nullable) staffCount: number | null;
  @ShownMoney(nullable) loanAmountSought: KycDetails['loanAmountSought'];
  @ShownList('string') neededTools: readonly string[];
  @ShownText(nullable) socialMedia: string | null;
}
