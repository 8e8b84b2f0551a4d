import { saveJson } from '../../../shared/save-file';
import { toastProblem } from '../../../shared/ui/toast';
import { readEventProof } from '../api/event-proof.query';
import type { EventRef } from '../api/reveal-event.mutation';

export async function saveProof(event: EventRef): Promise<void> {
  try {
    saveJson(`sankofa-proof-${event.stream}-${event.version}.json`, await readEventProof(event));
  } catch (thrown) {
    toastProblem(thrown, 'PROOF_NOT_MADE');
  }
}

/** Parses 'stream / version', as the history writes it. */
export function parseEventRef(text: string): EventRef | undefined {
  const [, stream, version] = /^\s*([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\s*\/\s*(\d{1,9})\s*$/i.exec(text) ?? [];
  return stream && version ? { stream: stream.toLowerCase(), version: Number(version) } : undefined;
}
