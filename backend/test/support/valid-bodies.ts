import type { OpenAPIObject } from '@nestjs/swagger';
import { v7 as uuidv7 } from 'uuid';
import { kycForm } from './businesses.js';
import { pushKeys } from './push-service.js';
import { registration } from './test-client.js';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly Schema[];
}

/** Bodies for rules beyond the schema, such as a phone number of the country. */
const words: Readonly<Record<string, () => object>> = {
  RegisterRequest: registration,
  SubmitKycRequest: kycForm,
  CorrectAccountRequest: () => ({ qualification: 'Marketing' }),
  PortfolioRequest: () => ({ published: false, isListed: false, pageName: 'ada-obi', works: [], links: [] }),
  InviteCreatorsRequest: () => ({ creatorIds: [uuidv7()] }),
  ChooseCreatorsRequest: () => ({ creatorIds: [uuidv7()] }),
  AvailabilityRequest: () => ({ available: false }),
  ChangeRolesRequest: () => ({ grant: 'reviewer' }),
  QuietHoursChoice: () => ({ on: true, from: '22:00', to: '06:00' }),
  PushSubscriptionRequest: () => ({ endpoint: 'https://push.example.com/device', keys: pushKeys().keys }),
  AddWebhookRequest: () => ({ url: `https://shop.example/${uuidv7()}`, types: ['KycPassed'] }),
  ChangeWebhookRequest: () => ({ types: ['KycPassed'] }),
  ReplayWebhookRequest: () => ({ since: '2026-01-01T00:00:00Z' }),
  MakeApiTokenRequest: () => ({ name: 'Till', rights: ['own-record'], expiresAt: new Date(Date.now() + 86_400_000) }),
  RequestLoanRequest: () => ({ amount: { amount: 50_000_000, currency: 'NGN' }, purpose: 'An oven.' }),
};

/** A minimal body that the document allows: all required fields. */
export function validBody(document: OpenAPIObject, schema: Schema): unknown {
  const name = schema.$ref?.split('/').at(-1);
  if (name) {
    const named = document.components?.schemas?.[name] as Schema;
    return words[name]?.() ?? validBody(document, named);
  }
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => validBody(document, part))) as object;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object') {
    const required = (schema.required ?? []).map((field) => [field, validBody(document, schema.properties![field]!)]);
    return Object.fromEntries(required) as object;
  }
  if (schema.type === 'array') return [];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1);
  return textOf(schema);
}

function textOf({ format, minLength = 1 }: Schema): string {
  if (format === 'email') return `valid-${uuidv7()}@example.com`;
  if (format === 'uri') return 'https://example.com/work';
  if (format === 'uuid') return uuidv7();
  if (format === 'date') return '2026-01-01';
  if (format === 'date-time') return '2026-01-01T00:00:00Z';
  return `valid ${uuidv7()}`.slice(0, Math.max(minLength, 36));
}
