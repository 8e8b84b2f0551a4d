import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { HttpProblem } from '../../../../platform/http/problem.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { isFromHere, networksOf } from '../../../../platform/throttling/address.js';
import { byNetwork, Throttle } from '../../../../platform/throttling/throttle.js';
import { certificateRefusals } from '../../domain/certificate.refusals.js';
import { parseCertificateNumber } from '../../domain/certificate-number.js';
import { Certificate, type CertificateRow } from './certificates.row.js';

/** More than an office checks in an hour. Numbers are too long to be guessed. */
const throttlePolicy = { free: 300, maxDelaySeconds: 60, forgetAfterSeconds: 3_600 };

/** Finds a certificate by what a visitor typed. */
@Injectable()
export class CertificateLookup {
  constructor(
    private readonly readModels: ReadModels,
    private readonly throttle: Throttle,
  ) {}

  async find(typed: string, request: FastifyRequest): Promise<CertificateRow | null> {
    const counted = isFromHere(request) ? [] : byNetwork('certificates', throttlePolicy, networksOf(request.ip));
    const seconds = await this.throttle.admitAll(counted);
    if (seconds > 0) throw new HttpProblem(certificateRefusals.TOO_MANY_LOOKUPS, undefined, seconds);
    const number = parseCertificateNumber(typed);
    return number === undefined ? null : this.readModels.find(Certificate, number);
  }
}
