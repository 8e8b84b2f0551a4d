import { api } from '../../../shared/api/client';
import { readChunks } from '../../../shared/console/exports/chunks';
import { type ByteStream, openStream } from '../../../shared/console/exports/save-stream';
import type { Verification } from './proof.query';

/** Verifies the whole log on the server and reports the progress. Aborting the signal cancels it. */
export async function verifyLog(signal: AbortSignal, onProgress: (state: Verification) => void): Promise<void> {
  const bytes = await openStream(api.POST('/api/audit/verify/progress', { parseAs: 'stream', signal }));
  for await (const line of readLines(bytes)) onProgress(JSON.parse(line) as Verification);
}

async function* readLines(bytes: ByteStream): AsyncGenerator<string, void> {
  let rest = '';
  for await (const text of readChunks(bytes.pipeThrough(new TextDecoderStream()))) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
