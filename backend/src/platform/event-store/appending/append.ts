import { sqlState } from '../../database/sql-state.js';
import type { EncodedEvent } from '../event-codec.js';

export interface StreamAt {
  readonly streamId: string;
  readonly kind: string;
  readonly subjectId: string;
  readonly version: number;
}

export interface CommandMetadata {
  readonly commandId: string;
  readonly actorId: string;
  readonly correlationId: string;
  readonly causationId: string | null;
  readonly at: Date;
  readonly requestHash: Buffer;
}

export interface Append {
  readonly stream: StreamAt;
  readonly events: readonly EncodedEvent[];
  readonly meta: CommandMetadata;
  readonly result: string;
}

export class VersionConflict extends Error {
  readonly code = sqlState.wrongVersion;

  constructor({ streamId, version }: StreamAt) {
    super(`stream ${streamId} is not at version ${String(version)}`);
  }
}
