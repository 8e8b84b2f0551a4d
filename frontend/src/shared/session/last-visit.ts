import { forget, keep, keptJson } from '../device-storage';
import { isStaff, type SessionUser } from './session-user';

const USER = 'sankofa.last-user';
const DATA = 'sankofa.last-data';

/** Who was signed in here last, for opening the product without a network; forgotten with the sign-out. */
export function rememberUser(user: SessionUser): void {
  write(USER, user);
}

export function lastUser(): SessionUser | undefined {
  return keptJson(USER) as SessionUser | undefined;
}

/** What this member was shown last. Staff see other people's data, of which nothing is kept. */
export function rememberData(user: SessionUser, data: object): void {
  if (!isStaff(user)) write(DATA, { id: user.id, data });
}

export function lastData({ id }: SessionUser): object | undefined {
  const last = keptJson(DATA) as { id: string; data: object } | undefined;
  return last?.id === id ? last.data : undefined;
}

export function forgetLastVisit(): void {
  forget(USER);
  forgetLastData();
}

export function forgetLastData(): void {
  forget(DATA);
}

/** Where there is no room for it, what was kept before goes as well: it is out of date. */
function write(key: string, value: object): void {
  if (!keep(key, JSON.stringify(value))) forget(key);
}
