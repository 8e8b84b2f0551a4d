import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { AnchorSettings, S3Settings } from '../../config/anchor-settings.js';
import { addDays } from '../../event-sourcing/index.js';
import { DefiniteFailure } from '../../jobs/effects.js';
import type { MailTransport } from '../../mail/message.js';
import { formatHead, type Seal, writeSeal } from '../seal.js';
import { mailOf } from './seal-mail.js';

const ANCHOR_TIMEOUT_MS = 20_000;

/** A keeper of seals outside the product, so that an operator cannot take a seal back. */
export interface Anchor {
  readonly name: string;
  /** @throws DefiniteFailure where the seal was surely not kept */
  readonly keep: (seal: Seal, id: string) => Promise<void>;
}

export const anchorsOf = (settings: AnchorSettings, product: string, transport: MailTransport | null): Anchor[] => [
  ...(transport && settings.mailTo.length > 0 ? [mailAnchor(settings.mailTo.join(', '), product, transport)] : []),
  ...(settings.url === undefined ? [] : [urlAnchor(settings.url, settings.urlToken, product)]),
  ...(settings.s3 ? [s3Anchor(settings.s3, product)] : []),
];

const mailAnchor = (to: string, product: string, transport: MailTransport): Anchor => ({
  name: 'mail',
  keep: (seal, id) => transport.send({ to, ...mailOf(seal, product, id) }),
});

/** An append-only address, such as the log of another organisation. */
const urlAnchor = (url: string, token: string | undefined, product: string): Anchor => ({
  name: 'url',
  keep: async (seal, id) => {
    const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': id, ...authorization };
    const body = writeStatement(seal, product);
    await deliver(new Request(url, { method: 'POST', headers, body, redirect: 'manual' }));
  },
});

/** An object that its store keeps unchanged until the lock ends. Retries write the same object. */
function s3Anchor({ url, region, keyId, secret, lockDays }: S3Settings, product: string): Anchor {
  const keys = { accessKeyId: keyId, secretAccessKey: secret, service: 's3', ...(region && { region }) };
  const keep = async (seal: Seal): Promise<void> => {
    const body = writeStatement(seal, product);
    const headers = {
      'Content-Type': 'application/json',
      'Content-MD5': createHash('md5').update(body).digest('base64'), // S3 requires it with an object lock
      'X-Amz-Content-Sha256': createHash('sha256').update(body).digest('hex'),
      'X-Amz-Object-Lock-Mode': 'COMPLIANCE',
      'X-Amz-Object-Lock-Retain-Until-Date': addDays(new Date(seal.sealedAt), lockDays).toISOString(),
    };
    const object = `${url.replace(/\/$/, '')}/seal-${String(seal.number)}.json`;
    await deliver(await new AwsClient(keys).sign(object, { method: 'PUT', headers, body })).catch((error: unknown) => {
      throw error instanceof DefiniteFailure ? error : new DefiniteFailure(error);
    });
  };
  return { name: 's3', keep };
}

/** `verify --anchor` finds `head` in any text. */
const writeStatement = (seal: Seal, product: string): string =>
  `${JSON.stringify({ product, head: formatHead(seal), ...writeSeal(seal) })}\n`;

class AnchorRefused extends Error {
  override readonly name = 'AnchorRefused';

  constructor(readonly responseCode: number) {
    super(`The anchor answered ${String(responseCode)}.`);
  }
}

const NEVER_REACHED = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|.*CERT.*)$/;

async function deliver(request: Request): Promise<void> {
  const response = await fetch(request, { signal: AbortSignal.timeout(ANCHOR_TIMEOUT_MS) }).catch((error: unknown) => {
    const { cause } = error as { cause?: { code?: string } };
    throw NEVER_REACHED.test(cause?.code ?? '') ? new DefiniteFailure(cause) : error;
  });
  await response.body?.cancel();
  if (!response.ok) throw new DefiniteFailure(new AnchorRefused(response.status));
}
