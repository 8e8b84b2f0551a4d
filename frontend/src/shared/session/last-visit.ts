import { readStored, readStoredJson, removeStored, store } from '../device-storage';
import { isStaff, type SessionUser } from './session-user';

const USER_KEY = 'sankofa.last-user';
const DATA_KEY = 'sankofa.last-data';
const GATED_KEY = 'sankofa.last-gated';

export function rememberUser(user: SessionUser): void {
  write(USER_KEY, user);
}

export const lastUser = (): SessionUser | undefined => readStoredJson(USER_KEY) as SessionUser | undefined;

/** Stores what this member was shown last. For staff nothing is stored: they see other people's data. */
export function rememberData(user: SessionUser, data: object): void {
  if (!isStaff(user)) write(DATA_KEY, { id: user.id, data });
}

export function lastData({ id }: SessionUser): object | undefined {
  const last = readStoredJson(DATA_KEY) as { id: string; data: object } | undefined;
  return last?.id === id ? last.data : undefined;
}

export function forgetLastVisit(): void {
  removeStored(USER_KEY);
  forgetLastData();
  forgetGated();
}

/** Remembers the page that asked for a payment: the way through the card gateway loses it. */
export function rememberGated(path: string): void {
  store(GATED_KEY, path);
}

export const lastGated = (): string | undefined => readStored(GATED_KEY);

export function forgetGated(): void {
  removeStored(GATED_KEY);
}

export function forgetLastData(): void {
  removeStored(DATA_KEY);
}

/** If the new value does not fit, the old one is deleted as well: it is outdated. */
function write(key: string, value: object): void {
  if (!store(key, JSON.stringify(value))) removeStored(key);
}
