import { createHash } from 'node:crypto';
import { Controller, Get, Headers, Inject, Res } from '@nestjs/common';
import { ApiNotModifiedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.decorator.js';
import type { ProductConfig } from '../config/config.js';
import type { ContactDetails } from '../config/contact-details.js';
import { CONFIG } from '../platform/config/config.module.js';
import { schemaOf } from '../platform/http/schema-of.js';
import { exampleContactDetails, referenceData } from './index.js';

const FRESH = 'public, max-age=300';

const nothingConfigured: ContactDetails = {
  email: null,
  phone: null,
  supportChat: null,
  supervisorChats: { nigeria: null, 'south africa': null },
  socialUrl: null,
  addresses: { admin: null, operations: null, sandton: null },
  bankAccount: null,
  cardPaymentUrl: null,
};
const schema = schemaOf(
  { ...referenceData, contact: exampleContactDetails },
  { ...referenceData, contact: nothingConfigured },
);

@ApiTags('reference data')
@Access('public')
@Controller('api/reference-data')
export class ReferenceDataController {
  private readonly body: string;
  private readonly etag: string;

  constructor(@Inject(CONFIG) { contact, demo }: ProductConfig) {
    this.body = JSON.stringify({ ...referenceData, contact: demo ? withExamples(contact) : contact });
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

/** The demonstration shows its examples wherever nothing is set. */
function withExamples(contact: ContactDetails): ContactDetails {
  const set = Object.entries(contact).filter(([, value]) => !isEmpty(value));
  return { ...exampleContactDetails, ...Object.fromEntries(set) };
}

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.values(value).every((part) => part === null));
