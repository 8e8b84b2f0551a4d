/** The slug of a title: `Fashion & Beauty!` becomes `fashion-and-beauty`. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .trim()
    .replace(/ & /g, '-and-')
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{N}-]/gu, '');
}
