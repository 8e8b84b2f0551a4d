import { createHash } from 'node:crypto';
import { Get, Headers, Inject, Res } from '@nestjs/common';
import { ApiNotModifiedResponse, ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access, ApiController } from '../access/access.decorator.js';
import { CONFIG, type ProductConfig } from '../config/config.js';
import type { ContactDetails } from '../config/contact-details.js';
import type { PrivacyDetails } from '../config/privacy-details.js';
import type { Voices } from '../config/voices.js';
import { schemaOf } from '../platform/http/schema-of.js';
import { exampleContactDetails, examplePrivacyDetails, referenceData } from './index.js';

const FRESH = 'public, max-age=300';

const nothingConfigured: ContactDetails = {
  email: null,
  phone: null,
  hours: null,
  answerTime: null,
  supportChat: null,
  supervisorChats: { nigeria: null, 'south africa': null },
  socialUrl: null,
  networkUrl: null,
  addresses: { admin: null, operations: null, sandton: null },
  bankAccounts: [],
  cardPaymentUrl: null,
  sendsMail: false,
};
const exampleRetention = { inactiveMonths: 60, warningDays: 60, accessLogDays: 365 };
const nothingSaid: PrivacyDetails = { controller: null, officer: null, sharedWith: null, complaints: null, law: null };
const aVoice: Voices = { partners: [{ name: '', url: '' }], quotes: [{ text: '', name: '' }] };
const anotherVoice: Voices = { partners: [{ name: '', url: null }], quotes: [] };
const schema = schemaOf(
  {
    ...referenceData,
    contact: exampleContactDetails,
    privacy: { ...examplePrivacyDetails, ...exampleRetention },
    voices: aVoice,
  },
  {
    ...referenceData,
    contact: nothingConfigured,
    voices: anotherVoice,
    privacy: { ...nothingSaid, ...exampleRetention, inactiveMonths: null },
  },
);

@Access('public')
@ApiController('reference data', 'api/reference-data')
export class ReferenceDataController {
  private readonly body: string;
  private readonly etag: string;

  constructor(@Inject(CONFIG) { contact, privacy, retention, accessLogDays, voices, demo }: ProductConfig) {
    const said = demo ? withExamples(privacy, examplePrivacyDetails) : privacy;
    this.body = JSON.stringify({
      ...referenceData,
      contact: demo ? withExamples(contact, exampleContactDetails) : contact,
      privacy: { ...said, ...retention, accessLogDays },
      voices,
    });
    this.etag = `"${createHash('sha256').update(this.body).digest('base64url')}"`;
  }

  @Get()
  @ApiOkResponse({ schema })
  @ApiNotModifiedResponse({ description: 'What `If-None-Match` names is still so.' })
  async show(@Res() reply: FastifyReply, @Headers('if-none-match') known = ''): Promise<void> {
    void reply.header('Cache-Control', FRESH).header('ETag', this.etag);
    const isKnown = known.split(',').some((tag) => ['*', this.etag].includes(tag.trim().replace(/^W\//, '')));
    await (isKnown ? reply.status(304).send() : reply.type('application/json').send(this.body));
  }
}

/** Fills empty details with those of the demo. */
function withExamples(details: object, examples: object): object {
  const set = Object.entries(details).filter(([, value]) => !isEmpty(value));
  return { ...examples, ...Object.fromEntries(set) };
}

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.values(value).every((part) => part === null));
