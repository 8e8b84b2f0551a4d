import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PendingAppraisal } from '../api/pending-appraisals.query';
import { AppraisalDetails } from './appraisal-details';

const row = {
  learnings: 'Light comes first.',
  assignmentUrl: 'https://work.example.com/day-1',
  achievements: 'Not provided',
  challenges: 'Not provided',
  goals: 'Ten posts',
  selfRating: 8,
  submittedAt: '2026-11-21T10:00:00Z',
} as PendingAppraisal;

it.each([
  [{}, 'Achievements, Challenges'],
  [{ achievements: 'One shop', challenges: 'Rain' }, undefined],
  [{ goals: 'Not provided' }, 'Achievements, Challenges, Goals'],
])('names once all that the creator left empty: %j', (filled, missing) => {
  const shown = renderToStaticMarkup(<AppraisalDetails row={{ ...row, ...filled }} />);
  expect(shown.split('Not provided')).toHaveLength(missing ? 2 : 1);
  if (missing) expect(shown).toContain(`<dt>Not provided</dt><dd>${missing}</dd>`);
});
