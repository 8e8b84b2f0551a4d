import { readStored, readStoredJson, removeStored, store, storedKeysOf } from '../device-storage';

/** Keys that tell of a session; drafts begin with `sankofa.draft.` and their owner. */
const ofSession = /^sankofa\.(last-|has-|sign-)/;

/** Answers that may carry `Clear-Site-Data` empty the whole store; what is not of whoever left is put back. */
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

/** Where the device keeps nothing, the form works on without a draft. */
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
