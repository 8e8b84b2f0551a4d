import type { Challenge } from '../modules/appraisals/domain/challenge.decider.js';
import { challenge, challengeOf } from '../modules/appraisals/public.js';
import { journey, journeyOf } from '../modules/creator-journey/public.js';
import { intend } from '../platform/event-sourcing/index.js';
import { type ExportRow, type Fields, present, readAll, UnusableRow } from './export-row.js';
import type { MemberHistory } from './member-history.js';
import { oneOf, placeInTime, timeIn, wholeNumberIn, wordsIn } from './values.js';

const POINTS = 'points';
const statuses = ['pending', 'approved', 'rejected'] as const;

/** By day, and each day's attempts in order of submission. */
export function importAppraisals(history: MemberHistory, rows: readonly ExportRow[], fields: Fields): void {
  const placeOf = ({ values }: ExportRow) => placeInTime(values, 'created_at', 'submitted_at');
  const inOrder = rows.toSorted(
    (a, b) => Number(a.values.day_number) - Number(b.values.day_number) || placeOf(a) - placeOf(b),
  );
  for (const row of inOrder) history.take(row, () => importAppraisal(history, row, fields));
}

function importAppraisal(history: MemberHistory, row: ExportRow, fields: Fields): void {
  const { memberId } = history;
  const { values } = row;
  if (history.stateOf(journey, journeyOf(memberId).streamId).status === 'none')
    throw new UnusableRow('is of a member who is no creator');
  const { day, status, times, texts, selfRating, ownPoints } = readAll({
    day: () => dayIn(values),
    status: () => oneOf('status', values.status ?? 'pending', statuses),
    times: () => timesOf(row),
    texts: () => textsOf(values),
    selfRating: () => wholeNumberIn(values, 'self_rating'),
    ownPoints: () => wholeNumberIn(values, 'points'),
  });
  const [submittedAt, decidedAt] = times;
  const on = challengeOf(memberId);
  const appraisalId = history.idOf(row);
  const data = { ...texts, appraisalId, dayNumber: day, ...(selfRating !== undefined && { selfRating }) };
  history.carryOut(row, '', submittedAt, intend(challenge, on, { type: 'SubmitAppraisal', data }), openAt(day));
  if (status === 'pending') return;
  const review = { appraisalId, reviewerIsCreator: false };
  if (status === 'rejected')
    return history.carryOut(row, status, decidedAt, intend(challenge, on, { type: 'RejectAppraisal', data: review }));
  const points = ownPoints ?? weeklyPoints(fields, day) ?? 0;
  const approval = { type: 'ApproveAppraisal', data: { ...review, points } } as const;
  history.carryOut(row, status, decidedAt, intend(challenge, on, approval));
  if (history.isCarriedOut('member', POINTS)) return; // the imported total includes them
  const award = { type: 'AwardPoints', data: { points, source: `Appraisal, day ${String(day)}` } } as const;
  history.carryOut(row, POINTS, decidedAt, intend(journey, journeyOf(memberId), award));
}

function timesOf({ values }: ExportRow): [submittedAt: Date, decidedAt: Date] {
  const { submittedAt, decidedAt } = readAll({
    submittedAt: () => present(timeIn(values, 'created_at', 'submitted_at'), 'has no created_at'),
    decidedAt: () => timeIn(values, 'reviewed_at', 'approved_at', 'updated_at'),
  });
  return [submittedAt, decidedAt ?? submittedAt];
}

function dayIn(values: Fields): number {
  const day = wholeNumberIn(values, 'day_number');
  if (day === undefined || day < 1 || day > 7) throw new UnusableRow('day_number is none of 1 to 7');
  return day;
}

function textsOf(values: Fields) {
  const [learnings, assignmentUrl] = [wordsIn(values.learnings), wordsIn(values.assignment_url)];
  if (!learnings || !assignmentUrl) throw new UnusableRow('needs learnings and assignment_url');
  const more = ['achievements', 'challenges', 'goals'].map((name) => [name, wordsIn(values[name])]);
  return { learnings, assignmentUrl, ...(Object.fromEntries(more.filter(([, text]) => text)) as object) };
}

/** A day that is missing in the export, or was never approved, is skipped and reads as rejected. */
const openAt =
  (day: number) =>
  (state: Challenge): Challenge =>
    state.status === 'open' && state.day < day ? { ...state, day, attempt: 1 } : state;

/** The points from the profile's list, if the row itself has none. */
function weeklyPoints({ weekly_appraisal_status: list }: Fields, day: number): number | undefined {
  try {
    const entries = JSON.parse(list ?? '[]') as { week?: number; points?: number }[];
    return entries.find(({ week }) => week === day)?.points;
  } catch {
    return undefined;
  }
}

/** The profile's total is right. One adjustment adds the points that the appraisals do not explain. */
export function importPoints(history: MemberHistory, fields: Fields): void {
  const on = journeyOf(history.memberId);
  const state = history.stateOf(journey, on.streamId);
  const total = wholeNumberIn(fields, 'points');
  if (state.status === 'none' || total === undefined) return;
  const data = {
    delta: total - state.points,
    reason: `Brought along from ${history.source}`,
    adjusterIsCreator: false,
  };
  history.carryOut('member', POINTS, history.lastAt, intend(journey, on, { type: 'AdjustPoints', data }));
}
