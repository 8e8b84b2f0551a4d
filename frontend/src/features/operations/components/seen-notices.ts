import { readStored, store } from '../../../shared/device-storage';

const NAME = 'sankofa.seen-notices';
/** More happen rarely within the hour in which they are told. */
const MAX_SEEN = 20;

const readSeen = (): string[] => readStored(NAME)?.split('\n') ?? [];

/** Whether whoever sits at this browser has put the notice away. */
export const wasSeen = (key: string): boolean => readSeen().includes(key);

export function storeSeen(key: string): void {
  store(NAME, [...readSeen(), key].slice(-MAX_SEEN).join('\n'));
}
