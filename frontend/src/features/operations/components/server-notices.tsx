import { Button } from 'antd';
import { useState } from 'react';
import { readStored, store } from '../../../shared/device-storage';
import { AlertIcon, InfoIcon } from '../../../shared/ui/icons';
import type { Notice } from './notices';

const NAME = 'sankofa.seen-notices';
/** More than this rarely happen within the hour in which they are shown. */
const MAX_SEEN = 20;

/** Notices with what to do about them; resolved ones can be dismissed. */
export function ServerNotices({ notices }: { notices: readonly Notice[] }) {
  const [, setPutAway] = useState<string>();
  const putAway = (key: string) => {
    storeSeen(key);
    setPutAway(key);
  };
  return notices
    .filter(({ key, isOver }) => !(isOver && wasSeen(key)))
    .map(({ key, text, isOver }) => (
      <div key={key} className={isOver ? 'notice' : 'notice notice--waiting'} role="status">
        {isOver ? <InfoIcon /> : <AlertIcon />}
        <span className="operations__notice">{text}</span>
        {isOver && (
          <Button size="small" onClick={() => putAway(key)}>
            Got it
          </Button>
        )}
      </div>
    ));
}

const readSeen = (): string[] => readStored(NAME)?.split('\n') ?? [];

/** Whether the notice was dismissed in this browser. */
const wasSeen = (key: string): boolean => readSeen().includes(key);

function storeSeen(key: string): void {
  store(NAME, [...readSeen(), key].slice(-MAX_SEEN).join('\n'));
}
