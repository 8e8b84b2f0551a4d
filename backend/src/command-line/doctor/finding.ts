export interface Finding {
  readonly check: string;
  readonly state: 'good' | 'warning' | 'bad';
  readonly says: string;
  readonly todo?: string;
}

export const good = (check: string, says: string): Finding => ({ check, state: 'good', says });
export const bad = (check: string, says: string, todo: string): Finding => ({ check, state: 'bad', says, todo });

export function warning(check: string, says: string, todo: string): Finding {
  return { check, state: 'warning', says, todo };
}

export const counted = (count: number, what: string): string => `${String(count)} ${what}${count === 1 ? '' : 's'}`;

export function shown({ check, state, says, todo }: Finding): string[] {
  const mark = { good: 'good   ', warning: 'look at', bad: 'BAD    ' }[state];
  return [`  ${mark}  ${check.padEnd(15)}${says}`, ...(todo === undefined ? [] : [`${' '.repeat(26)}-> ${todo}`])];
}
