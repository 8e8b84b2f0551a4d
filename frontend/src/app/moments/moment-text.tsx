import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { appraisalsQuery } from '../../features/appraisals/api/appraisals.query';
import type { Notification } from '../../features/notifications/api/notifications.query';
import { pointsText } from '../../shared/format';
import { useMember } from '../../shared/session/member';
import { isApproved, isRejected } from './find-moments';

const welcome: Partial<Record<Notification['code'], string>> = {
  PRO_UPGRADED: 'Welcome! The Learn Hub and the challenge are open to you now.',
};

export function MomentTexts({ moments }: { moments: readonly Notification[] }) {
  const { points } = useMember();
  return (
    <>
      {moments.map((moment) => (
        <MomentText key={moment.id} moment={moment} />
      ))}
      {moments.some(isApproved) && <p>You have {pointsText(points)} now.</p>}
    </>
  );
}

function MomentText({ moment }: { moment: Notification }) {
  const { code, title, text, facts } = moment;
  const { data: challenge } = useQuery(appraisalsQuery);
  const day = challenge?.days.find(({ dayNumber }) => dayNumber === facts.day);
  const part = day ?? challenge?.weeks.find(({ weekNumber }) => weekNumber === facts.week);
  const points = isApproved(moment) ? Number(facts.points) : undefined;
  const hasBetterMark = points === 0 && (part?.points ?? 0) > 0;
  const comment = hasBetterMark ? undefined : part?.comment;
  const words = isRejected(moment) ? (day?.improvement?.reason ?? part?.reason) : comment;
  const plainText = isRejected(moment) && words ? 'Read why, and send it again.' : (welcome[code] ?? text);
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
          <span className="visually-hidden">You earned {pointsText(points)}.</span>
        </p>
      ) : (
        <p>{hasBetterMark ? 'Your points stay as they are.' : plainText}</p>
      )}
      {words && <p className="moment__words">{words}</p>}
    </div>
  );
}
