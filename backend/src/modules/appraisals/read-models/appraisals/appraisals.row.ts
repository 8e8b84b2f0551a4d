import { type FilterQuery, p, raw } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';

export const Appraisal = readTable('Appraisal', 'appraisals', {
  id: p.uuid().primary(),
  memberId: p.uuid(),
  dayNumber: p.integer().nullable(),
  weekNumber: p.integer().nullable(),
  attempt: p.integer(),
  status: p.text().$type<'pending' | 'approved' | 'rejected'>(),
  learnings: p.text(),
  assignmentUrl: p.text(),
  achievements: p.text(),
  challenges: p.text(),
  goals: p.text(),
  selfRating: p.integer(),
  points: p.integer().nullable(),
  comment: p.text().nullable(),
  reason: p.text().nullable(),
  submittedAt: p.datetime(),
  decidedAt: p.datetime().nullable(),
  decidedBy: p.uuid().nullable(),
});
export type AppraisalRow = RowOf<typeof Appraisal>;

/** Normalises an address so that copies of it are equal. An index of the table uses the same expression. */
const linkOf = (url: string): string =>
  String.raw`rtrim(regexp_replace(lower(${url}), '^https{0,1}://(www\.|m\.){0,1}|#.*$|(\x3f|&)(utm_\w+|igsh\w*|fbclid|si)=[^&#]*', '', 'g'), '/')`;

export const hasLinkOf = (url: string): FilterQuery<AppraisalRow> => ({
  [raw(`assignment_url <> '' and ${linkOf('assignment_url')} = ${linkOf('?')}`, [url])]: [],
});

export const reviewedAppraisals = 'select submitted_at, decided_at from read.appraisals';
