import { pick } from '../../../../platform/event-sourcing/index.js';
import {
  ChoiceProp,
  DataProp,
  DateTimeProp,
  FlagProp,
  IdProp,
  ListProp,
  NumberProp,
  ObjectProp,
  TextProp,
} from '../../../../platform/http/props.js';
import type { ExportedProof } from '../../../../platform/proof/exported-proof.js';
import type { CertificateRow } from './certificates.row.js';

const certificateStatuses = ['valid', 'revoked', 'withdrawn'] as const;
type CertificateStatus = (typeof certificateStatuses)[number];

const nullable = { nullable: true };

export class CertificateResponse {
  @TextProp() number: string;
  @ChoiceProp(certificateStatuses) status: CertificateStatus;
  @TextProp({ nullable: true, description: 'Null once it is withdrawn, as all that follows: it is no longer shown.' })
  name: string | null;
  @NumberProp(nullable) points: number | null;
  @DateTimeProp(nullable) startedAt: Date | null;
  @DateTimeProp(nullable) finishedAt: Date | null;
  @DateTimeProp(nullable) issuedAt: Date | null;
  @DateTimeProp(nullable) revokedAt: Date | null;
}

class OwnCertificate extends CertificateResponse {
  @TextProp({ nullable: true, description: 'Why it was revoked.' }) reason: string | null;
  @FlagProp({ description: 'Whether another one may be issued after it.' }) mayIssueAgain: boolean;
}

export class OwnCertificateResponse {
  @IdProp() userId: string;
  @ObjectProp(() => OwnCertificate, { nullable: true }) certificate: OwnCertificate | null;
}

/** Can be verified with the public key of the seals, without this server. */
export interface SignedCertificate extends ExportedProof {
  readonly name: string;
  readonly salt: string;
}

export class CertificateDocument implements SignedCertificate {
  @TextProp() name: string;
  @TextProp({ description: 'SHA-256 over salt, line feed and name is the `nameDigest` of the event.' }) salt: string;
  @DataProp({ description: 'The event that issued it, as it is stored.' }) event: ExportedProof['event'];
  @NumberProp() index: number;
  @ListProp('string', { description: 'The hashes that lead from the event to the root, in base64.' })
  proof: readonly string[];
  @DataProp({ description: 'The seal over the log, signed with Ed25519.' }) seal: ExportedProof['seal'];
}

const statusOf = ({ withdrawnAt, revokedAt }: CertificateRow): CertificateStatus =>
  withdrawnAt ? 'withdrawn' : revokedAt ? 'revoked' : 'valid';

const nothing = { name: null, points: null, startedAt: null, finishedAt: null, issuedAt: null, revokedAt: null };

export const showCertificate = (row: CertificateRow) => ({
  number: row.id,
  status: statusOf(row),
  ...(row.withdrawnAt ? nothing : pick(row, ['name', 'points', 'startedAt', 'finishedAt', 'issuedAt', 'revokedAt'])),
});

export const showOwnCertificate = (row: CertificateRow): OwnCertificate => ({
  ...showCertificate(row),
  reason: row.withdrawnAt ? null : row.reason,
  mayIssueAgain: row.mayIssueAgain,
});
