import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../../config/anchor-settings.js';
import { addDays } from '../../event-sourcing/index.js';
import { NotDone } from '../../jobs/effects.js';
import type { Seal } from '../seal.js';
import { type Anchor, deliver, writeStatement } from './anchor.js';

/** An object that its store lets nobody alter or delete before the lock ends. */
export class S3Anchor implements Anchor {
  readonly name = 's3';
  private readonly client: AwsClient;

  constructor(
    private readonly settings: S3Settings,
    private readonly product: string,
  ) {
    const { keyId: accessKeyId, secret: secretAccessKey, region } = settings;
    this.client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', ...(region && { region }) });
  }

  /** The same object at every try, so that one whose answer was lost is put again. */
  async keep(seal: Seal): Promise<void> {
    const { url, lockDays } = this.settings;
    const body = writeStatement(seal, this.product);
    const headers = {
      'Content-Type': 'application/json',
      'Content-MD5': createHash('md5').update(body).digest('base64'), // S3 asks for it with a lock
      'X-Amz-Content-Sha256': createHash('sha256').update(body).digest('hex'),
      'X-Amz-Object-Lock-Mode': 'COMPLIANCE',
      'X-Amz-Object-Lock-Retain-Until-Date': addDays(new Date(seal.sealedAt), lockDays).toISOString(),
    };
    const object = `${url.replace(/\/$/, '')}/seal-${String(seal.number)}.json`;
    await deliver(await this.client.sign(object, { method: 'PUT', headers, body })).catch((error: unknown) => {
      throw error instanceof NotDone ? error : new NotDone(error);
    });
  }
}
