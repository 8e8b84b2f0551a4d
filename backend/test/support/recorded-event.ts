import type { Event, EventMetadata, Recorded } from '../../src/platform/event-sourcing/index.js';

/** An event with optional metadata. */
export type PartialEvent<E extends Event> = E & { readonly meta?: Partial<EventMetadata> };

const someone = '01900000-0000-7000-8000-000000000001';

/** The event with complete metadata, by default on one member's stream. */
export function recordedEvent<E extends Event>(event: PartialEvent<E>, version = 1): Recorded<E> {
  const meta: EventMetadata = {
    streamId: someone,
    version,
    position: { inc: 1, tx: 1n, pos: BigInt(version) },
    recordedAt: new Date('2030-01-01T00:00:00Z'),
    actorId: someone,
    subjectId: event.meta?.streamId ?? someone,
    correlationId: someone,
    causationId: null,
    commandId: someone,
    ...event.meta,
  };
  return { ...event, meta };
}
