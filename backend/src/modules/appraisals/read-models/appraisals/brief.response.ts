import { DecimalProp, ListProp, NumberProp, ObjectProp, TextProp } from '../../../../platform/http/props.js';
import { briefs, courseOf, masterclasses } from '../../../../reference-data/index.js';

class BriefLessonResponse {
  @TextProp() topicSlug: string;
  @NumberProp() day: number;
  @TextProp() title: string;
}

const ofNoDay = { nullable: true, description: 'null once all seven days are approved, where no day is asked for.' };

export class BriefResponse {
  @NumberProp(ofNoDay) dayNumber: number | null;
  @ObjectProp(() => BriefLessonResponse, ofNoDay) lesson: BriefLessonResponse | null;
  @TextProp(ofNoDay) assignment: string | null;
  @ListProp('string', { description: 'What the reviewer looks at.' }) lookedAt: readonly string[];
  @TextProp(ofNoDay) example: string | null;
  @TextProp({ nullable: true, description: 'Where the assignment is posted; null while it is not configured.' })
  networkUrl: string | null;
  @DecimalProp({ nullable: true, description: 'Median of the last 30 days; null while nothing was decided in them.' })
  reviewMedianHours: number | null;
}

/** The brief of one day, taken from the course of the department. */
export function briefOf(department: string | null | undefined, dayNumber: number | null) {
  const topicSlug = courseOf(department);
  const { lookedAt, days } = briefs[topicSlug] ?? { lookedAt: [], days: [] };
  const { curriculum = [] } = masterclasses.find(({ slug }) => slug === topicSlug) ?? {};
  const title = curriculum.find(({ day }) => day === dayNumber)?.topic ?? '';
  const { assignment = null, example = null } = days[(dayNumber ?? 0) - 1] ?? {};
  const lesson = dayNumber === null ? null : { topicSlug, day: dayNumber, title };
  return { dayNumber, lesson, assignment, lookedAt, example };
}
