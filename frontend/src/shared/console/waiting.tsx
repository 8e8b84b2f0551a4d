import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { dateTime } from '../format';
import { queueTargetHours } from '../reference-data';
import { serverNow } from '../server-clock';
import { ageOf } from './format-age';
import { queueCountsQuery } from './queue-counts.query';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAYS_HOURS = 72;
/** From this share of the target on, a wait counts as soon late. */
const SOON_SHARE = 0.75;

interface Props {
  since: string;
  /** The queue whose target applies; three days without one. */
  in?: keyof typeof queueTargetHours;
  isPast?: boolean;
}

/** How long something has waited, highlighted once it is late or soon will be. */
export function Waiting({ since, in: queue, isPast = false }: Props) {
  const waited = useNow() - Date.parse(since);
  const { data } = useQuery({ ...queueCountsQuery, enabled: false });
  const hours = queue ? (data?.targets[queue] ?? queueTargetHours[queue]) : DAYS_HOURS;
  const share = waited / (hours * HOUR_MS);
  const look = share > 1 ? 'waiting waiting--long' : share > SOON_SHARE ? 'waiting waiting--soon' : 'waiting';
  return (
    <time dateTime={since} title={`${dateTime(since)}. Target: ${hours} hours.`} className={look}>
      {ageOf(waited)}
      {isPast && ' ago'}
      {share > 1 && <span className="visually-hidden">, overdue</span>}
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
