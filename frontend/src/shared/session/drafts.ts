import { readStored, readStoredJson, removeStored, store, storedKeysOf } from '../device-storage';

/** Keys about the session. Drafts begin with `sankofa.draft.` and their owner's id. */
const ofSession = /^sankofa\.(last-|has-|sign-)/;

/** An answer with `Clear-Site-Data` may empty the whole storage: puts back what other members keep on this device. */
export async function withOthersKept<T>(owner: string | undefined, request: () => Promise<T>): Promise<T> {
  const leaving = owner === undefined ? [] : [draftKeyOf(owner, ''), draftKeyOf('visitor', '')];
  const isOwn = (key: string) => ofSession.test(key) || leaving.some((start) => key.startsWith(start));
  const others = storedKeysOf('sankofa.').filter((key) => !isOwn(key));
  const kept = others.map((key) => [key, readStored(key)] as const);
  try {
    return await request();
  } finally {
    for (const [key, text] of kept) if (text !== undefined && readStored(key) === undefined) store(key, text);
  }
}

export function readDraft(owner: string, name: string): object | undefined {
  const draft = readStoredJson(draftKeyOf(owner, name)) ?? {};
  return Object.keys(draft).length > 0 ? draft : undefined;
}

export function writeDraft(owner: string, name: string, values: object): void {
  store(draftKeyOf(owner, name), JSON.stringify(values));
}

export function forgetDraft(owner: string, name: string): void {
  removeStored(draftKeyOf(owner, name));
}

export function draftsOf(owner: string): string[] {
  const start = draftKeyOf(owner, '');
  return storedKeysOf(start).map((key) => key.slice(start.length));
}

export function forgetDrafts(owner: string): void {
  for (const name of draftsOf(owner)) forgetDraft(owner, name);
}

export const draftKeyOf = (owner: string, name: string) => `sankofa.draft.${owner}.${name}`;
