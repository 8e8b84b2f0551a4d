import { readStored, readStoredJson, removeStored, store } from '../device-storage';
import { isStaff, type SessionUser } from './session-user';

const USER_KEY = 'sankofa.last-user';
const DATA_KEY = 'sankofa.last-data';
const GATED_KEY = 'sankofa.last-gated';

export function rememberUser(user: SessionUser): void {
  write(USER_KEY, user);
}

export const lastUser = (): SessionUser | undefined => readStoredJson(USER_KEY) as SessionUser | undefined;

/** What this member was shown last. Staff see other people's data, of which nothing is kept. */
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

/** The page that a member was kept from until there is a payment: the way over the card gateway forgets it. */
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

/** Where there is no room for it, what was kept before goes as well: it is out of date. */
function write(key: string, value: object): void {
  if (!store(key, JSON.stringify(value))) removeStored(key);
}
