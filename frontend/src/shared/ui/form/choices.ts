export interface Choice {
  value: string;
  label: string;
}

export function sameChoices(values: readonly string[]): Choice[] {
  return values.map((value) => ({ value, label: value }));
}
