import { Get, Header, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Access, ApiController, Me, Ok, PathId } from '../../../../access/access.decorator.js';
import { AccountStatuses } from '../../../../access/account-statuses.js';
import { HttpProblem, notFound } from '../../../../platform/http/problem.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { exportProof } from '../../../../platform/proof/exported-proof.js';
import { Proofs } from '../../../../platform/proof/proofs.js';
import { certificateOf } from '../../domain/certificate.aggregate.js';
import { certificateRefusals } from '../../domain/certificate.refusals.js';
import { CertificateLookup } from './certificate-lookup.js';
import {
  CertificateDocument,
  CertificateResponse,
  OwnCertificateResponse,
  showCertificate,
  showOwnCertificate,
} from './certificates.response.js';
import { Certificate } from './certificates.row.js';

@ApiController('certificates', 'api')
export class CertificatesController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly lookup: CertificateLookup,
    private readonly proofs: Proofs,
    private readonly statuses: AccountStatuses,
  ) {}

  @Get('certificates/:number')
  @Access('public')
  @Ok(CertificateResponse)
  async show(@Param('number') typed: string, @Req() request: FastifyRequest): Promise<CertificateResponse> {
    const row = await this.lookup.find(typed, request);
    if (!row) throw notFound();
    return showCertificate(row);
  }

  @Get('certificates/:number/document')
  @Access('public')
  @Header('Content-Disposition', 'attachment; filename="certificate.json"')
  @Ok(CertificateDocument)
  async document(@Param('number') typed: string, @Req() request: FastifyRequest): Promise<CertificateDocument> {
    const row = await this.lookup.find(typed, request);
    if (!row || row.withdrawnAt) throw notFound();
    const inclusion = await this.proofs.inclusion(certificateOf(row.memberId).streamId, row.version);
    if (!inclusion) throw new HttpProblem(certificateRefusals.CERTIFICATE_NOT_SEALED);
    return { name: row.name, salt: row.salt, ...exportProof(inclusion) };
  }

  @Get('me/certificate')
  @Access('own-journey')
  @Ok(OwnCertificateResponse)
  own(@Me() userId: string): Promise<OwnCertificateResponse> {
    return this.newestOf(userId);
  }

  @Get('admin/members/:id/certificate')
  @Access('manage-members')
  @Ok(OwnCertificateResponse)
  async ofMember(@PathId('id') userId: string): Promise<OwnCertificateResponse> {
    if (!(await this.statuses.ofAccount(userId))) throw notFound();
    return this.newestOf(userId);
  }

  private async newestOf(userId: string): Promise<OwnCertificateResponse> {
    const [row] = await this.readModels.first(1, Certificate, { memberId: userId }, [{ issuedAt: 'desc' }]);
    return { userId, certificate: row ? showOwnCertificate(row) : null };
  }
}
