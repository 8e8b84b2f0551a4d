import { answer, type Result } from '../../api/client';
import { saveFile } from '../../save-file';
import { readChunks } from './chunks';

export type ByteStream = ReadableStream<Uint8Array<ArrayBuffer>>;

/** The body of an answer as a stream. Throws a Problem if the server refuses. */
export async function openStream(call: Promise<Result<unknown>>): Promise<ByteStream> {
  return (await answer(call)) as ByteStream;
}

/** Saves a long answer as a file and reports how many bytes have arrived. */
export async function saveStream(
  call: Promise<Result<unknown>>,
  name: string,
  onProgress: (bytes: number) => void,
): Promise<void> {
  const parts: BlobPart[] = [];
  let bytes = 0;
  for await (const part of readChunks(await openStream(call))) {
    parts.push(part);
    bytes += part.byteLength;
    onProgress(bytes);
  }
  saveFile(name, new Blob(parts));
}
