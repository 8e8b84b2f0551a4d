import { readStored, store } from '../../../shared/device-storage';

const NAME = 'sankofa.seen-notices';
/** More happen rarely within the hour in which they are told. */
const MOST = 20;

const seen = (): string[] => readStored(NAME)?.split('\n') ?? [];

/** Whether whoever sits at this browser has put the notice away. */
export const wasSeen = (key: string): boolean => seen().includes(key);

export function noteSeen(key: string): void {
  store(NAME, [...seen(), key].slice(-MOST).join('\n'));
}
