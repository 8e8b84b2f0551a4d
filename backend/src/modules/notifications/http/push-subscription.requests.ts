import { ECDH } from 'node:crypto';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Allow, Matches, ValidateBy } from 'class-validator';
import { Nested, Text } from '../../../platform/http/fields.js';

const MAX_ENDPOINT_LENGTH = 1_000;

function isPublicKey(value: unknown): boolean {
  try {
    return ECDH.convertKey(String(value), 'prime256v1', 'base64url').length > 0;
  } catch {
    return false;
  }
}

const publicKey = ValidateBy(
  { name: 'publicKey', validator: { validate: isPublicKey } },
  { message: 'This must be the key that the browser gave.' },
);
const secret = Matches(/^[\w-]{22}={0,2}$/, { message: 'This must be the secret that the browser gave.' });

class PushKeys {
  @Text({ max: 90 }) @publicKey p256dh: string;
  @Text({ max: 24 }) @secret auth: string;
}

/** The shape of `PushSubscription.toJSON()`. */
export class PushSubscriptionRequest {
  @Text({ max: MAX_ENDPOINT_LENGTH }) endpoint: string;
  @Allow() @ApiPropertyOptional({ type: Number, nullable: true }) expirationTime?: unknown;
  @Nested(() => PushKeys) keys: PushKeys;
}
