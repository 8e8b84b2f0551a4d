import { asProblem } from '../api/problem';
import { readStored, removeStored, store } from '../device-storage';

type Send<Input, Output> = (input: Input, key: string) => Promise<Output>;

/** Afterwards an equal input is meant as another command. */
const KEY_TTL_MS = 3_600_000;

/** Sends an input without an answer under its key again, also after a reload and from another tab. */
export function keepingKey<Input, Output>(name: string, send: Send<Input, Output>): Send<Input, Output> {
  const place = `sankofa.last-sent.${name}`; // cleared as all that begins with last-
  return async (input, fresh) => {
    const sum = sumOf(JSON.stringify(input));
    const [of, since, kept] = readStored(place)?.split(' ') ?? [];
    const key = of === sum && kept && Date.now() - Number(since) < KEY_TTL_MS ? kept : fresh;
    store(place, [sum, Date.now(), key].join(' '));
    try {
      const output = await send(input, key);
      removeStored(place);
      return output;
    } catch (thrown) {
      if (!asProblem(thrown).isTransient) removeStored(place);
      throw thrown;
    }
  };
}

/** A checksum, as what was typed is not to be stored once more. */
const sumOf = (text: string): string =>
  String(Array.from(text).reduce((sum, sign) => (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) | 0, 0));
