/** Increase it with every change of the ranking. */
export const RANKING_VERSION = 1;
const MAX_CANDIDATES = 10;

export interface Wanted {
  readonly department: string | null;
  readonly skills: readonly string[];
  readonly workType: string;
  /** The state of the business. */
  readonly state: string | null;
}

/** The creator's record so far. */
export interface Record {
  readonly points: number;
  readonly finished: number;
  readonly invited: number;
  readonly answered: number;
}

export interface Candidate extends Record {
  readonly id: string;
  readonly departments: readonly string[];
  readonly skills: readonly string[];
  readonly workTypes: readonly string[];
  readonly state: string | null;
  readonly area: string | null;
  readonly waitingSince: Date;
}

export interface RankedCandidate {
  readonly id: string;
  readonly score: number;
  readonly reasons: readonly string[];
}

const weights = { skills: 40, near: 20, points: 15, finished: 15, answers: 10 };
const FULL_POINTS = 150;
const FULL_FINISHED = 3;

/** The part of the score that depends on no request, in thousandths. A creator without invitations has full answers. */
export function standingOf({ points, finished, invited, answered }: Record): number {
  const share =
    weights.points * Math.min(1, points / FULL_POINTS) +
    weights.finished * Math.min(1, finished / FULL_FINISHED) +
    weights.answers * (invited === 0 ? 1 : answered / invited);
  return Math.round(share * 1000);
}

const isNear = ({ state, area }: Pick<Candidate, 'state' | 'area'>, place: string | null): boolean =>
  place !== null && (state === place || (area?.toLowerCase().includes(place.toLowerCase()) ?? false));

/** The best ten that fit. Ties go to the longest wait. The ranking sees no gender, age or name. */
export function rankCandidates(wanted: Wanted, candidates: readonly Candidate[]): RankedCandidate[] {
  return candidates
    .filter((candidate) => listMissing(wanted, candidate).length === 0)
    .map((candidate) => ({ candidate, ...assess(wanted, candidate) }))
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        a.candidate.waitingSince.getTime() - b.candidate.waitingSince.getTime() ||
        a.candidate.id.localeCompare(b.candidate.id),
    )
    .slice(0, MAX_CANDIDATES)
    .map(({ candidate: { id }, score, reasons }) => ({ id, score: Math.round(score / 1000), reasons }));
}

/** Why a creator cannot be a candidate. Empty when she can. */
function listMissing({ department, workType }: Wanted, { departments, workTypes }: Candidate): string[] {
  return [
    ...(department === null || departments.includes(department) ? [] : [`${department} is not among the departments`]),
    ...(workTypes.includes(workType) ? [] : [`${workType} is not among the kinds of work`]),
  ];
}

/** Why she is a candidate, or what she lacks, in the words that staff read. */
export function explain(
  wanted: Wanted,
  candidate: Candidate,
): Pick<RankedCandidate, 'reasons'> & { missing: string[] } {
  const missing = listMissing(wanted, candidate);
  return { reasons: missing.length > 0 ? [] : assess(wanted, candidate).reasons, missing };
}

function assess(wanted: Wanted, candidate: Candidate): { score: number; reasons: string[] } {
  const { points, finished, invited, answered } = candidate;
  const matched = wanted.skills.filter((skill) => candidate.skills.includes(skill));
  const skillScore = wanted.skills.length === 0 ? 0 : (weights.skills * 1000 * matched.length) / wanted.skills.length;
  const near = wanted.workType !== 'Remote' && isNear(candidate, wanted.state);
  const reasons = [
    ...(wanted.department === null ? [] : [`Works in ${wanted.department}`]),
    `Takes work that is ${wanted.workType.toLowerCase()}`,
    ...(matched.length > 0 ? [`${matched.length} of ${wanted.skills.length} skills: ${matched.join(', ')}`] : []),
    ...(near ? [`Near the business, in ${wanted.state ?? ''}`] : []),
    `${points} points`,
    ...(finished > 0 ? [`Work finished here: ${finished}`] : []),
    ...(invited > 0 ? [`Answered ${answered} of ${invited} invitations`] : []),
  ];
  return { score: Math.round(skillScore) + (near ? weights.near * 1000 : 0) + standingOf(candidate), reasons };
}
