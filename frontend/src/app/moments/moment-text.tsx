import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { appraisalsQuery } from '../../features/appraisals/api/appraisals.query';
import type { Notification } from '../../features/notifications/api/notifications.query';
import { pointsText } from '../../shared/format';
import { useMember } from '../../shared/session/member';

const welcome: Partial<Record<Notification['code'], string>> = {
  PRO_UPGRADED: 'Welcome! The Learn Hub and the challenge are open to you now.',
};

/** One piece of news, with what the reviewer wrote. */
export function MomentText({ moment: { code, title, text, facts } }: { moment: Notification }) {
  const { points: total } = useMember();
  const { data: challenge } = useQuery(appraisalsQuery);
  const day = challenge?.days.find(({ dayNumber }) => dayNumber === facts.day);
  const points = code === 'APPRAISAL_APPROVED' ? Number(facts.points) : undefined;
  const words = code === 'APPRAISAL_REJECTED' ? (day?.improvement?.reason ?? day?.reason) : points && day?.comment;
  return (
    <div>
      <strong>{title}</strong>
      {points ? (
        <p>
          <strong
            className="moment__points numbers"
            aria-hidden="true"
            style={{ '--points': points } as CSSProperties}
          />
          <span className="visually-hidden">You earned {pointsText(points)}. </span>
          You have {pointsText(total)} now.
        </p>
      ) : (
        <p>{points === 0 ? 'Your points stay as they are.' : (welcome[code] ?? text)}</p>
      )}
      {words && <p className="moment__words">{words}</p>}
    </div>
  );
}
