import { randomUUID } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { nameFor } from '../demo-data/names.js';
import { Random } from '../demo-data/random.js';
import { memberAggregate } from '../modules/identity/public.js';
import { Pool } from '../platform/database/pool.js';
import { appendMany } from '../platform/event-store/appending/append-many.js';
import { EventCodec } from '../platform/event-store/event-codec.js';
import { DataKeys } from '../platform/event-store/personal-data/data-keys.js';
import { countries, departments } from '../reference-data/index.js';

const BATCH = 1_000;
const FIRST_DAY = Date.UTC(2026, 0, 1);
const EIGHT_MONTHS = 240 * 86_400_000;

/** Registers members in the log over eight months, encrypted as usual, many per statement. They have no accounts. */
export async function registerMany(app: NestFastifyApplication, count: number): Promise<void> {
  const [pool, codec, keys, random] = [app.get(Pool), app.get(EventCodec), app.get(DataKeys), new Random(7)];
  for (let done = 0; done < count; done += BATCH) {
    const ids = Array.from({ length: Math.min(BATCH, count - done) }, () => randomUUID());
    await keys.createMany(ids, ['contact', 'profile']);
    await appendMany(
      pool,
      await Promise.all(ids.map((id, i) => registration(codec, random, { id, n: done + i, count }))),
    );
  }
}

async function registration(
  codec: EventCodec,
  random: Random,
  { id, n, count }: { id: string; n: number; count: number },
): Promise<Parameters<typeof appendMany>[1][number]> {
  const stream = { streamId: id, kind: memberAggregate.kind, subjectId: id, version: 0 };
  const event = { type: 'MemberRegistered', data: someone(random, n) } as const;
  const meta = {
    commandId: randomUUID(),
    actorId: id,
    correlationId: id,
    causationId: null,
    at: new Date(FIRST_DAY + Math.floor((n / count) * EIGHT_MONTHS)),
    requestHash: Buffer.alloc(32),
  };
  return { stream, events: [await codec.encode(event, stream, 1)], meta, result: '{}' };
}

function someone(random: Random, n: number): object {
  const isBusiness = n % 4 === 0;
  const country = countries[n % 3 === 0 ? 1 : 0];
  const gender = n % 2 === 0 ? 'Female' : 'Male';
  const { firstName, lastName } = nameFor(country.id, gender, (from) => random.pick(from));
  return {
    membershipType: isBusiness ? 'Business' : 'Creator',
    qualification: isBusiness ? 'Business Owner' : random.pick(departments),
    email: `${firstName.toLowerCase()}.${String(n)}@example.com`,
    firstName,
    lastName: `${lastName}-${String(n % 1_000)}`,
    phone: phoneOf(n),
    country: country.id,
    state: random.pick(country.states),
    gender,
    marketingConsent: false,
    privacyNotice: 1,
  };
}

/** A unique number per member. Its digits vary as real ones do, since searches match parts of numbers. */
export const phoneOf = (n: number): string => `+23480${digits(Math.floor(n / 1_000) * 61_803, 5)}${digits(n, 3)}`;

const digits = (n: number, length: number): string => String(n % 10 ** length).padStart(length, '0');
