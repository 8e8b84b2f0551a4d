import type { SessionUser } from './session-user';

const USER = 'sankofa.last-user';
const DATA = 'sankofa.last-data';

/** Who was signed in here last, for opening the product without a network; forgotten with the sign-out. */
export function rememberUser(user: SessionUser): void {
  write(USER, user);
}

export function lastUser(): SessionUser | undefined {
  return read(USER) as SessionUser | undefined;
}

/** What this member was shown last. Staff see other people's data, of which nothing is kept. */
export function rememberData({ id, roles }: SessionUser, data: object): void {
  if (roles.every((role) => role === 'member')) write(DATA, { id, data });
}

export function lastData({ id }: SessionUser): object | undefined {
  const kept = read(DATA) as { id: string; data: object } | undefined;
  return kept?.id === id ? kept.data : undefined;
}

export function forgetLastVisit(): void {
  localStorage.removeItem(USER);
  localStorage.removeItem(DATA);
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    localStorage.removeItem(key);
  }
}
