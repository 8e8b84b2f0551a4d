import { useEffect, useState } from 'react';
import { dateTime } from '../format';
import { serverNow } from '../server-clock';
import { ageOf } from './format-age';

const MINUTE_MS = 60_000;
const MIN_LONG_WAIT_MS = 3 * 24 * 60 * MINUTE_MS;

/** How long something has waited; what has waited for days stands out. */
export function Waiting({ since }: { since: string }) {
  const now = useNow();
  const waited = now - Date.parse(since);
  return (
    <time
      dateTime={since}
      title={dateTime(since)}
      className={waited > MIN_LONG_WAIT_MS ? 'waiting waiting--long' : 'waiting'}
    >
      {ageOf(waited)}
    </time>
  );
}

function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
