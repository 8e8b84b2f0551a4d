import { useEffect, useState } from 'react';
import { dateTime } from '../format';
import { ageOf } from './age';

const MINUTE = 60_000;
const LONG_WAIT_MS = 3 * 24 * 60 * MINUTE;

/** How long something has waited; what has waited for days stands out. */
export function Waiting({ since }: { since: string }) {
  const now = useNow();
  const waited = now - Date.parse(since);
  return (
    <time
      dateTime={since}
      title={dateTime(since)}
      className={waited > LONG_WAIT_MS ? 'waiting waiting--long' : 'waiting'}
    >
      {ageOf(waited)}
    </time>
  );
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
