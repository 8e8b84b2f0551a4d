import { pause } from '../pause';
import { onSessionChange } from '../session/session';
import { asProblem } from './problem';

type Send = (...args: never[]) => unknown;

/** The idempotency keys of commands without an answer, by send function and by JSON of the input. */
const unansweredKeys = new Map<Send, Map<string, string>>();

/** The idempotency key of a command. It stays the same until the server answers, even if the form is reopened. */
export function keyOf(send: Send, input: unknown): string {
  const keys = unansweredKeys.get(send) ?? new Map<string, string>();
  unansweredKeys.set(send, keys);
  const body = JSON.stringify(input);
  const key = keys.get(body) ?? newKey();
  keys.set(body, key);
  return key;
}

interface SendOptions {
  key?: string;
  retryDelaysMs?: readonly number[];
}

/** Sends a command under an idempotency key. Retries after each delay (ms) if no answer comes. Throws a Problem. */
export async function sendCommand<Input, Output>(
  send: (input: Input, key: string) => Promise<Output>,
  input: Input,
  { key = keyOf(send, input), retryDelaysMs: [delay, ...retryDelaysMs] = [] }: SendOptions = {},
): Promise<Output> {
  try {
    const output = await send(input, key);
    forgetKey(send, input);
    return output;
  } catch (thrown) {
    const problem = asProblem(thrown);
    if (!problem.isTransient) forgetKey(send, input);
    if (problem.status !== 0 || delay === undefined) throw thrown;
    if (delay > 0) await pause(delay);
    return sendCommand(send, input, { key, retryDelaysMs });
  }
}

function forgetKey(send: Send, input: unknown): void {
  unansweredKeys.get(send)?.delete(JSON.stringify(input));
}

onSessionChange((now) => {
  if (now.status !== 'signed-in') unansweredKeys.clear();
});

/** A random UUID. `crypto.randomUUID` is missing on pages that are not served over https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
