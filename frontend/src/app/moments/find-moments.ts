import type { Notification } from '../../features/notifications/api/notifications.query.ts';

const great: readonly string[] = ['MILESTONE_REACHED', 'CHALLENGE_COMPLETED'];
const approved: readonly string[] = ['APPRAISAL_APPROVED', 'WEEK_APPROVED'];
const rejected: readonly string[] = ['APPRAISAL_REJECTED', 'WEEK_REJECTED'];
const all: readonly string[] = [...great, ...approved, ...rejected, 'PRO_UPGRADED'];

type News = Pick<Notification, 'code' | 'facts' | 'readAt'>;

export const isGreat = ({ code }: Pick<News, 'code'>): boolean => great.includes(code);

export const isApproved = ({ code }: Pick<News, 'code'>): boolean => approved.includes(code);
export const isRejected = ({ code }: Pick<News, 'code'>): boolean => rejected.includes(code);

/** A milestone counts only while the points still reach it. */
export const isStillTrue = ({ code, facts }: Pick<News, 'code' | 'facts'>, points: number): boolean =>
  code !== 'MILESTONE_REACHED' || Number(facts.points) <= points;

/** Unread moments, oldest first. */
export const findMoments = <N extends News>(news: readonly N[], points: number): N[] =>
  news.filter((one) => one.readAt === null && isStillTrue(one, points) && all.includes(one.code)).toReversed();

/** The highest milestone, or day 7 if there is none. */
export const findGreatest = <N extends News>(moments: readonly N[]): N | undefined =>
  moments.filter(isGreat).toSorted((one, other) => Number(other.facts.points ?? 0) - Number(one.facts.points ?? 0))[0];
