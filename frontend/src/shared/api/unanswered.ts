import { onSessionChange } from '../session/session';
import { asProblem } from './problem';

type Send = (...args: never[]) => unknown;

/** The keys of what was sent and not answered, by the function that sends it and what it sent. */
const unanswered = new Map<Send, Map<string, string>>();

/** The key to send this with: the same again until it was answered, also from a form that was left and reopened. */
export function keyOf(send: Send, input: unknown): string {
  const keys = unanswered.get(send) ?? new Map<string, string>();
  unanswered.set(send, keys);
  const body = bodyOf(input);
  const key = keys.get(body) ?? newKey();
  keys.set(body, key);
  return key;
}

/** Sends it under its key: sent again after a lost answer, it is carried out once. */
export async function sendUnderKey<Input, Output>(
  send: (input: Input, key: string) => Promise<Output>,
  input: Input,
): Promise<Output> {
  try {
    const output = await send(input, keyOf(send, input));
    answered(send, input);
    return output;
  } catch (thrown) {
    if (!asProblem(thrown).isTransient) answered(send, input);
    throw thrown;
  }
}

/** The server said what became of it: the same input is a new wish from now on. */
function answered(send: Send, input: unknown): void {
  unanswered.get(send)?.delete(bodyOf(input));
}

onSessionChange((now) => {
  if (now.status !== 'signed-in') unanswered.clear();
});

function bodyOf(input: unknown): string {
  return JSON.stringify(input);
}

/** A random UUID, also where the page was not served over https and `crypto.randomUUID` is missing. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
