import { randomBytes, randomInt } from 'node:crypto';
import { Body, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Created, Me, Ok, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { addCalendarMonths } from '../../../platform/event-sourcing/index.js';
import { BehindSwitch } from '../../../platform/features/switches.js';
import { Flag, LongText, PersonName } from '../../../platform/http/fields.js';
import { HttpProblem, notFound } from '../../../platform/http/problem.js';
import { TextProp } from '../../../platform/http/props.js';
import { ReadModels } from '../../../platform/projections/read-models.js';
import { programmeMonths } from '../../../reference-data/index.js';
import { certificate, certificateOf } from '../domain/certificate.aggregate.js';
import { certificateDigits, formatCertificateNumber, parseCertificateNumber } from '../domain/certificate-number.js';
import { journeyRefusals } from '../domain/journey.refusals.js';
import { Certificate } from '../read-models/certificates/certificates.row.js';
import { CreatorJourney } from '../read-models/journey/journey.row.js';

const SALT_BYTES = 16;

class IssueCertificateRequest {
  @PersonName() name: string;
}

class RevokeCertificateRequest {
  @LongText({ max: 500, optional: true }) reason?: string;
  @Flag({ optional: true }) mayIssueAgain?: boolean;
}

class CertificateNumberResponse {
  @TextProp() number: string;
}

@ApiController('certificates', 'api')
export class IssueCertificateController {
  constructor(
    private readonly bus: CommandBus,
    private readonly readModels: ReadModels,
  ) {}

  @Post('me/certificate')
  @Access('earn-a-certificate')
  @BehindSwitch('certificates')
  @Created(CertificateNumberResponse)
  async issue(@Me() creatorId: string, @Body() { name }: IssueCertificateRequest, @RequestCaller() caller: Caller) {
    const journey = await this.readModels.find(CreatorJourney, creatorId);
    if (!journey) throw new HttpProblem(journeyRefusals.NO_CREATOR_JOURNEY);
    const { points, registeredAt } = journey;
    const number = formatCertificateNumber(
      Array.from({ length: certificateDigits.count }, () => randomInt(certificateDigits.base)),
    );
    const startedAt = registeredAt.toISOString();
    const finishedAt = addCalendarMonths(registeredAt, programmeMonths).toISOString();
    const salt = randomBytes(SALT_BYTES).toString('hex');
    const command = { type: 'IssueCertificate', data: { number, name, salt, points, startedAt, finishedAt } } as const;
    return this.bus.execute(
      new ExecuteCommand(certificate, certificateOf(creatorId), command, caller, () => ({ number })),
    );
  }

  @Post('admin/certificates/:number/revoke')
  @Access('manage-members')
  @Ok(CertificateNumberResponse)
  async revoke(
    @Param('number') typed: string,
    @Body() { reason, mayIssueAgain = false }: RevokeCertificateRequest,
    @RequestCaller() caller: Caller,
  ) {
    const number = parseCertificateNumber(typed);
    const row = number === undefined ? null : await this.readModels.find(Certificate, number);
    if (!number || !row) throw notFound();
    const revokerIsCreator = row.memberId === caller.actorId;
    const data = { number, mayIssueAgain, revokerIsCreator, ...(reason && { reason }) };
    const command = { type: 'RevokeCertificate', data } as const;
    return this.bus.execute(
      new ExecuteCommand(certificate, certificateOf(row.memberId), command, caller, () => ({ number })),
    );
  }
}
