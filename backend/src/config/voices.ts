import { readFileSync } from 'node:fs';
import type { SettingsReader } from '../platform/config/settings-reader.js';

/** Partners and quotes for the public pages. */
export interface Voices {
  readonly partners: readonly { readonly name: string; readonly url: string | null }[];
  readonly quotes: readonly { readonly text: string; readonly name: string }[];
}

const MAX_VOICES = 24;
const MAX_TEXT_LENGTH = 400;

type Entry = Readonly<Record<string, unknown>>;

/** Reads a JSON file; empty if none is named. */
export function readVoices(read: SettingsReader): Voices {
  const file = read.text('VOICES_FILE');
  if (file === undefined) return { partners: [], quotes: [] };
  try {
    const { partners, quotes } = JSON.parse(readFileSync(file, 'utf8')) as Entry;
    return {
      partners: listOf(partners).map(({ name, url }) => ({ name: textOf(name), url: addressOf(url) })),
      quotes: listOf(quotes).map(({ text, name }) => ({ text: textOf(text), name: textOf(name) })),
    };
  } catch (error) {
    read.problems.push(`VOICES_FILE cannot be used: ${error instanceof Error ? error.message : String(error)}.`);
    return { partners: [], quotes: [] };
  }
}

function listOf(value: unknown = []): Entry[] {
  if (Array.isArray(value) && value.length <= MAX_VOICES) return value.map((entry) => Object(entry) as Entry);
  throw new Error(`partners and quotes must be lists of at most ${String(MAX_VOICES)}`);
}

function textOf(value: unknown): string {
  if (typeof value === 'string' && value.trim() !== '' && value.length <= MAX_TEXT_LENGTH) return value.trim();
  throw new Error(`a name or text is missing, or has more than ${String(MAX_TEXT_LENGTH)} characters`);
}

function addressOf(value: unknown = null): string | null {
  if (value === null) return null;
  if (typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value)) return value;
  throw new Error('the url of a partner is no web address');
}
