/** A course as the reference data tells of it. */
export interface Masterclass {
  readonly title: string;
  readonly slug: string;
  readonly videoBased: boolean;
  readonly curriculum: readonly { readonly day: number; readonly topic: string }[];
}

/** The days that were read, oldest mark first. */
export interface ReadMarks {
  readonly read: readonly { readonly topicSlug: string; readonly day: number }[];
}

/** The days of a masterclass that were read, in order. */
export const readDaysOf = ({ read }: ReadMarks, slug: string): number[] =>
  read
    .filter(({ topicSlug }) => topicSlug === slug)
    .map(({ day }) => day)
    .toSorted((one, other) => one - other);

/** The first day that is not read yet; none once all are. */
export const findNextDay = ({ curriculum }: Masterclass, read: readonly number[]): number | undefined =>
  curriculum.find(({ day }) => !read.includes(day))?.day;

/** The day that the address names, as long as the masterclass has it; otherwise where the member stopped. */
export function selectDay(masterclass: Masterclass, requestedDay: string | null, read: readonly number[]): number {
  const day = Number(requestedDay);
  return masterclass.curriculum.some((lesson) => lesson.day === day) ? day : (findNextDay(masterclass, read) ?? 1);
}

/** What to go on with: the masterclass read last that is not finished. */
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
