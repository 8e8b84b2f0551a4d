import { describe, expect, it } from '@jest/globals';
import { recordedEvent } from '../../test/support/recorded-event.js';
import { toolRequest, toolRequestFromKyc } from '../modules/commerce/public.js';
import type { KycSubmitted } from '../modules/kyc/public.js';
import { requestToolsWhenKycNamesNeededTools as rule } from './request-tools-when-kyc-names-needed-tools.js';

const memberId = '01900000-0000-7000-8000-0000000000aa';
const submitted = (attempt: number, neededTools: string[]) =>
  recordedEvent<KycSubmitted>({
    type: 'KycSubmitted',
    data: {
      attempt,
      details: {
        legalBusinessName: 'Adunni Foods',
        businessAddress: '4 Market Road, Ibadan',
        contactPhone: '+2348030000001',
        whatsappNumber: '+2348030000001',
        businessCategory: null,
        businessType: null,
        staffCount: null,
        loanAmountSought: null,
        neededTools,
        socialMedia: null,
      },
    },
    meta: { subjectId: memberId },
  });
const request = (toolName: string) => ({
  kind: toolRequest.kind,
  ...toolRequestFromKyc(memberId, toolName),
  command: { type: 'RequestTool', data: { toolName, origin: 'kyc' } },
});

describe('request tools when KYC names needed tools', () => {
  it('makes one request for each tool', () => {
    expect(rule.on.KycSubmitted?.(submitted(1, ['Flier Prints', 'Business Cards']))).toEqual([
      request('Flier Prints'),
      request('Business Cards'),
    ]);
  });

  it('makes none where none is named', () => {
    expect(rule.on.KycSubmitted?.(submitted(1, []))).toEqual([]);
  });

  it('names the same request again when the form is sent a second time', () => {
    expect(rule.on.KycSubmitted?.(submitted(2, ['Flier Prints']))).toEqual([request('Flier Prints')]);
  });
});
