import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

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

type BusinessApplicationOpened = Event<'BusinessApplicationOpened', Record<string, never>>;
export type KycSubmitted = Event<'KycSubmitted', { attempt: number; details: KycDetails }>;
export type KycPassed = Event<'KycPassed', { attempt: number }>;
/** The business reads the message, and answers with a new submission. */
export type KycDetailsAsked = Event<'KycDetailsAsked', { attempt: number; message: string }>;
/** The business reads `reason`. Only staff read `staffNote`. */
export type KycFailed = Event<'KycFailed', { attempt: number; reason?: string; staffNote?: string }>;

export type VerificationEvent = BusinessApplicationOpened | KycSubmitted | KycDetailsAsked | KycPassed | KycFailed;

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

export const verificationEvents: EventTypes<VerificationEvent> = {
  BusinessApplicationOpened: { version: 1 },
  KycSubmitted: { version: 1, personal: { kyc: { details: erasedDetails } } },
  KycDetailsAsked: { version: 1, personal: { kyc: { message: erased } } },
  KycPassed: { version: 1 },
  KycFailed: { version: 1, personal: { kyc: { reason: erased, staffNote: erased } }, staffOnly: ['staffNote'] },
};
