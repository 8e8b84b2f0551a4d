import { expect } from '@jest/globals';
import { base32 } from '../../src/modules/identity/second-factor/base32.js';
import { EnrolmentCodes } from '../../src/modules/identity/second-factor/enrolment-codes.js';
import { codeOf, stepAt } from '../../src/modules/identity/second-factor/totp.js';
import type { Clock } from '../../src/platform/config/clock.js';
import type { Problem } from '../../src/platform/http/problem.js';
import type { TestApp } from './test-app.js';
import { PASSWORD, type SignedIn, type TestAnswer, type TestClient } from './test-client.js';

interface Begun {
  readonly key: string;
  readonly address: string;
  readonly recoveryCodes: string[];
}

/** An authenticator app with the product's clock. */
export interface Authenticator {
  readonly recoveryCodes: readonly string[];
  /** The code for now, or for a later step. */
  code(later?: number): string;
  codeAt(moment: Date): string;
}

export const begin = (
  client: TestClient,
  password = PASSWORD,
  enrolmentCode?: string,
): Promise<TestAnswer<Begun & Problem>> =>
  client.post<Begun & Problem>('/api/me/second-factor', { password, enrolmentCode });

export function authenticator(product: { readonly clock: Clock }, { key, recoveryCodes }: Begun): Authenticator {
  const bytes = bytesOf(key);
  const at = (moment: Date, later = 0) => codeOf(bytes, stepAt(moment) + later);
  return { recoveryCodes, codeAt: at, code: (later) => at(product.clock.now(), later) };
}

/** Turns the second factor on. The clock then moves on by a step, so that the present code is unused. */
export async function withSecondFactor(
  product: TestApp,
  client: TestClient,
  password = PASSWORD,
  enrolmentCode?: string,
): Promise<Authenticator> {
  const { status, body } = await begin(client, password, enrolmentCode);
  expect(status).toBe(200);
  const phone = authenticator(product, body);
  expect((await client.post('/api/me/second-factor/confirm', { code: phone.code() })).status).toBe(200);
  product.clock.advance({ seconds: 30 });
  return phone;
}

/** The enrolment code for a member who was granted a role. */
export const codeFor = (product: TestApp, { user }: TestClient): Promise<string | undefined> =>
  product.app.get(EnrolmentCodes, { strict: false }).issueFor(user?.id ?? '');

export const login = (
  product: TestApp,
  email: string,
  code?: string,
  password = PASSWORD,
): Promise<TestAnswer<SignedIn & Problem>> =>
  product.visitor().post<SignedIn & Problem>('/api/auth/login', { email, password, code });

/** Decodes base32, as an app does. */
function bytesOf(written: string): Buffer {
  const letters = Array.from({ length: 32 }, (_, i) => base32(Buffer.from([i << 3])).charAt(0)).join('');
  const bits = Array.from(written, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
