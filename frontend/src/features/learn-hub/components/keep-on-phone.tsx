import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { number } from '../../../shared/format';
import {
  dropLessons,
  keepLessons,
  type OfflineLessons,
  readOfflineLessons,
  rememberWish,
  wantsLessons,
} from '../offline-lessons';

/** Stores the lessons for offline use at the first visit, unless the member declines. */
export function KeepOnPhone() {
  const { data } = useQuery({
    queryKey: ['lesson-texts', 'offline'],
    queryFn: async () => (await readOfflineLessons()) ?? null,
  });
  return data && <Choice lessons={data} />;
}

function Choice({ lessons }: { lessons: OfflineLessons }) {
  const [isWanted, setWanted] = useState(wantsLessons);
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    const work = isWanted ? keepLessons(lessons) : dropLessons(lessons);
    work.then(
      () => setKept(isWanted),
      () => setKept(false), // full or offline: the next visit tries again
    );
  }, [isWanted, lessons]);

  const choose = (wanted: boolean) => {
    rememberWish(wanted);
    setWanted(wanted);
  };
  return (
    <div className="learn__keep">
      <label className="check">
        <input type="checkbox" checked={isWanted} onChange={({ target }) => choose(target.checked)} />
        <span>
          Keep on this phone <span className="soft numbers">({number(Math.ceil(lessons.bytes / 1024))} KB)</span>
        </span>
      </label>
      <p className="soft" role="status">
        {isKept && 'The hub and its lessons open without a network.'}
      </p>
    </div>
  );
}
