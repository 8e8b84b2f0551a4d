/** One day of a text course. */
export type TextLesson = {
  readonly day: number;
  readonly topic: string;
  readonly what: string;
  readonly why: string;
  readonly how: readonly string[];
  readonly exercise: string;
  readonly illustration: { readonly caption: string; readonly alt: string };
};

/** One day of a video course; the film's address is configuration. */
export type VideoLesson = { readonly day: number; readonly topic: string; readonly summary: string };
