const NAME = 'sankofa.seen-notices';
/** More happen rarely within the hour in which they are told. */
const KEPT = 20;

const seen = (): string[] => localStorage.getItem(NAME)?.split('\n') ?? [];

/** Whether whoever sits at this browser has put the notice away. */
export const wasSeen = (key: string): boolean => seen().includes(key);

export function noteSeen(key: string): void {
  localStorage.setItem(NAME, [...seen(), key].slice(-KEPT).join('\n'));
}
