export const tries = (count: number): string => `${count} ${count === 1 ? 'try' : 'tries'}`;
