import { counted } from './format';

export function describeHours(hours: number): string {
  if (hours <= 1) return 'an hour';
  return hours <= 48 ? counted(Math.ceil(hours), 'hour') : counted(Math.ceil(hours / 24), 'day');
}
