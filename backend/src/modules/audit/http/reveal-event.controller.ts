import { Body, Param, Post, Req } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../access/access.decorator.js';
import type { GuardedRequest } from '../../../platform/access/access.decorator.js';
import { describeAccess } from '../../../platform/access-log/record-access.interceptor.js';
import { RecordedAccess } from '../../../platform/access-log/recorded-access.decorator.js';
import { EventCodec } from '../../../platform/event-store/event-codec.js';
import { History } from '../../../platform/event-store/history.js';
import { EventParam } from '../../../platform/http/event-param.js';
import { Text } from '../../../platform/http/fields.js';
import { notFound } from '../../../platform/http/problem.js';
import { DataProp } from '../../../platform/http/props.js';
import { REASON } from '../access-log/reason.js';

class RevealRequest {
  @Text(REASON) reason: string;
}

class RevealedResponse {
  @DataProp({ description: 'All fields in plain words; those of an erased member say so.' }) data: object;
}

/** Reveals the personal fields of an event, after recording who looks and why. */
@ApiController('audit', 'api/audit/events/:stream/:version/reveal')
export class RevealEventController {
  constructor(
    private readonly history: History,
    private readonly codec: EventCodec,
  ) {}

  @Post()
  @Access('read-history')
  @RecordedAccess({ first: true, reason: 'reason' })
  @Ok(RevealedResponse)
  async reveal(
    @Param() { stream, version }: EventParam,
    @Body() _: RevealRequest,
    @Req() request: GuardedRequest,
  ): Promise<RevealedResponse> {
    const stored = await this.history.one(stream, version);
    if (!stored) throw notFound();
    describeAccess(request, { subjects: [stored.subject_id] });
    const [event] = await this.codec.decode([stored]);
    return { data: event?.data ?? {} };
  }
}
