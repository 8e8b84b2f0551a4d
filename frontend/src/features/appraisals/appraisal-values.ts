import { linkInText, selfRating } from '../../shared/reference-data';
import { completeLink, isPublicAddress } from '../../shared/ui/form/complete-link';
import type { ChallengePart } from './api/appraisals.query';
import type { Submission } from './api/submit-appraisal.mutation';

export interface AppraisalValues {
  learnings: string;
  assignmentUrl: string;
  achievements: string;
  challenges: string;
  goals: string;
  selfRating: number;
}

export const requiredFields = ['learnings', 'assignmentUrl'] as const;
export const fieldNames = { learnings: 'Learnings', assignmentUrl: 'Assignment link' } as const;

/** A rejected day starts from what was submitted, so that only the mistakes need to be corrected. */
export const startingValues = (part: ChallengePart): AppraisalValues => ({
  learnings: part.learnings ?? '',
  assignmentUrl: part.assignmentUrl ?? '',
  achievements: withoutPlaceholder(part.achievements),
  challenges: withoutPlaceholder(part.challenges),
  goals: withoutPlaceholder(part.goals),
  selfRating: part.selfRating ?? selfRating.default,
});

/** The server's text for an optional field left empty. */
export const NOT_PROVIDED = 'Not provided';

export const withoutPlaceholder = (text: string | null) => (text === null || text === NOT_PROVIDED ? '' : text);

/** Checked before sending, as an offline appraisal may be sent hours later. */
export function checkAppraisal({ learnings, assignmentUrl }: AppraisalValues) {
  const linkFault = findLinkFault(readLink(assignmentUrl));
  return {
    ...(learnings.trim() === '' && { learnings: 'Learnings are missing.' }),
    ...(linkFault && { assignmentUrl: linkFault }),
  };
}

const LINK_IN_TEXT = new RegExp(linkInText, 'iu');

/** Finds the link in shared text, as apps share a link together with a text. */
const readLink = (text: string): string => LINK_IN_TEXT.exec(text)?.[0] ?? completeLink(text);

function findLinkFault(link: string): string | undefined {
  if (link === '') return 'The assignment link is missing.';
  const url = URL.canParse(link) ? new URL(link) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return 'Copy the whole link to your post: it starts with https://';
  return isPublicAddress(link) ? undefined : 'Use a link that the reviewer can open too, without a user name in it.';
}

/** Leaves out empty fields: the server fills in its own text. */
export function toSubmission(values: AppraisalValues, part: ChallengePart): Submission {
  const { achievements, challenges, goals } = values;
  return {
    ...('dayNumber' in part ? { dayNumber: part.dayNumber } : { weekNumber: part.weekNumber }),
    attempt: part.attempt + 1,
    learnings: values.learnings.trim(),
    assignmentUrl: readLink(values.assignmentUrl),
    selfRating: values.selfRating,
    ...(achievements.trim() && { achievements: achievements.trim() }),
    ...(challenges.trim() && { challenges: challenges.trim() }),
    ...(goals.trim() && { goals: goals.trim() }),
  };
}
