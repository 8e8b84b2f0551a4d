export interface Choice {
  value: string;
  label: string;
}

export const sameChoices = (values: readonly string[]): Choice[] => values.map((value) => ({ value, label: value }));
