/** One day of a course that is read. */
export type TextLesson = {
  readonly day: number;
  readonly topic: string;
  readonly what: string;
  readonly why: string;
  readonly how: readonly string[];
  readonly exercise: string;
  readonly illustration: { readonly caption: string; readonly alt: string };
};

/** One day of a course that is watched; where the film is kept is configuration. */
export type VideoLesson = { readonly day: number; readonly topic: string; readonly summary: string };
