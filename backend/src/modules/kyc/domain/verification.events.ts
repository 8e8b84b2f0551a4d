import { defineEvent, type EventIn, type EventOf } from '../../../platform/event-sourcing/index.js';

/** The submission of a business. Empty fields are null or an empty list. Phone numbers are in E.164. */
export interface KycDetails {
  readonly legalBusinessName: string;
  readonly businessAddress: string;
  readonly contactPhone: string;
  readonly whatsappNumber: string;
  readonly businessCategory: string | null;
  readonly businessType: string | null;
  readonly staffCount: number | null;
  readonly loanAmountSought: { readonly amount: number; readonly currency: string } | null;
  readonly neededTools: readonly string[];
  readonly socialMedia: string | null;
}

const erased = '[erased]';

/** Stands in the place of a submission once its key is destroyed. */
export const erasedDetails: KycDetails = {
  legalBusinessName: erased,
  businessAddress: erased,
  contactPhone: '',
  whatsappNumber: '',
  businessCategory: null,
  businessType: null,
  staffCount: null,
  loanAmountSought: null,
  neededTools: [],
  socialMedia: null,
};

export const verificationEvents = {
  BusinessApplicationOpened: defineEvent(),
  KycSubmitted: defineEvent<{ attempt: number; details: KycDetails }>({
    personal: { kyc: { details: erasedDetails } },
  }),
  /** The business reads the message, and answers with a new submission. */
  KycDetailsAsked: defineEvent<{ attempt: number; message: string }>({ personal: { kyc: { message: erased } } }),
  KycPassed: defineEvent<{ attempt: number }>(),
  /** The business reads `reason`. Only staff read `staffNote`. */
  KycFailed: defineEvent<{ attempt: number; reason?: string; staffNote?: string }>({
    personal: { kyc: { reason: erased, staffNote: erased } },
    staffOnly: ['staffNote'],
  }),
};

export type VerificationEvent = EventIn<typeof verificationEvents>;
export type KycSubmitted = EventOf<VerificationEvent, 'KycSubmitted'>;
export type KycDetailsAsked = EventOf<VerificationEvent, 'KycDetailsAsked'>;
export type KycPassed = EventOf<VerificationEvent, 'KycPassed'>;
export type KycFailed = EventOf<VerificationEvent, 'KycFailed'>;
