import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../../../access/access.decorator.js';
import { CONFIG, type Config } from '../../../../platform/config/config.js';
import { answerPage } from '../../../../platform/http/html-page.js';
import { CertificateLookup } from './certificate-lookup.js';
import { certificatePage, checkPage, unknownPage } from './certificate-page.js';

/** Pages accept any query parameters, as apps add some to links. The API has its own paths. */
@ApiExcludeController()
@Access('public')
@Controller('verify')
export class CertificatePageController {
  constructor(
    private readonly lookup: CertificateLookup,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The form submits to its own address. */
  @Get()
  form(
    @Query('number') typed: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): string | Promise<string> {
    if (typeof typed === 'string' && typed !== '') return this.show(typed, {}, request, reply);
    return answerPage(reply, { ...this.frame(''), isListed: true, body: checkPage() });
  }

  @Get(':number')
  async show(
    @Param('number') typed: string,
    @Query() _: object,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const row = await this.lookup.find(typed, request);
    if (!row) return answerPage(reply, { ...this.frame(''), body: unknownPage(typed) }, 404);
    const frame = this.frame(`/${row.id}`);
    return answerPage(reply, { ...frame, body: certificatePage(row, frame.address) });
  }

  private frame(path: string) {
    const title = 'Check a certificate · Sankofa';
    const description = 'Whether a certificate of the Creators Internship is valid.';
    return { title, description, address: `${this.config.publicUrl}/verify${path}` };
  }
}
