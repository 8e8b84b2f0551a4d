import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../shared/api/client';
import type { Answer } from '../../../shared/api/types';
import { watched } from '../../../shared/console/watching';
import { chunksOf } from '../exports/chunks';
import { type ByteStream, streamOf } from '../exports/save-stream';
import type { EventRef } from './reveal-event';

export type ProofState = Answer<'/api/audit/proof'>;
export type Verification = NonNullable<ProofState['verification']>;
export type Verdict = NonNullable<Verification['verdict']>;

export const proofStateQuery = queryOptions({
  queryKey: ['proof'],
  queryFn: ({ signal }) => answer(api.GET('/api/audit/proof', { signal })),
  ...watched(),
});

/** That one event is in the log, in a form that others can check without us. */
export const proofOfEvent = (path: EventRef) =>
  answer(api.GET('/api/audit/events/{stream}/{version}/proof', { params: { path } }));

/** Verifies the whole log, telling how far it is. Breaking off cancels it. */
export async function verifyLog(signal: AbortSignal, onProgress: (state: Verification) => void): Promise<void> {
  const bytes = await streamOf(api.POST('/api/audit/verify/progress', { parseAs: 'stream', signal }));
  for await (const line of linesOf(bytes)) onProgress(JSON.parse(line) as Verification);
}

async function* linesOf(bytes: ByteStream): AsyncGenerator<string, void> {
  let rest = '';
  for await (const text of chunksOf(bytes.pipeThrough(new TextDecoderStream()))) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
