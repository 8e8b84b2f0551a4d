/** A course in the reference data. */
export interface Masterclass {
  readonly title: string;
  readonly slug: string;
  readonly videoBased: boolean;
  readonly curriculum: readonly { readonly day: number; readonly topic: string }[];
}

/** The days marked as read, oldest mark first. */
export interface ReadMarks {
  readonly read: readonly { readonly topicSlug: string; readonly day: number }[];
}

/** The read days of a masterclass, in order. */
export const readDaysOf = ({ read }: ReadMarks, slug: string): number[] =>
  read
    .filter(({ topicSlug }) => topicSlug === slug)
    .map(({ day }) => day)
    .toSorted((one, other) => one - other);

/** The first unread day; undefined once all are read. */
export const findNextDay = ({ curriculum }: Masterclass, read: readonly number[]): number | undefined =>
  curriculum.find(({ day }) => !read.includes(day))?.day;

/** The day in the address if the masterclass has it, or else where the member stopped. */
export function selectDay(masterclass: Masterclass, requestedDay: string | null, read: readonly number[]): number {
  const day = Number(requestedDay);
  return masterclass.curriculum.some((lesson) => lesson.day === day) ? day : (findNextDay(masterclass, read) ?? 1);
}

/** The unfinished masterclass that was read last, and its next day. */
export function findStartedCourse(
  marks: ReadMarks,
  masterclasses: readonly Masterclass[],
): { masterclass: Masterclass; day: number } | undefined {
  for (const { topicSlug } of marks.read.toReversed()) {
    const masterclass = masterclasses.find(({ slug }) => slug === topicSlug);
    const day = masterclass && findNextDay(masterclass, readDaysOf(marks, topicSlug));
    if (masterclass && day) return { masterclass, day };
  }
  return undefined;
}
