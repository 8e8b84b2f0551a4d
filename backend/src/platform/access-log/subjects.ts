import { validate as isUuid } from 'uuid';

const usual = ['userId', 'memberId', 'subject'];

/** The members that a response names at any depth. Streams and files name none. */
export function subjectsIn(answer: unknown, member?: string): string[] {
  const fields = new Set(member === undefined ? usual : [...usual, member]);
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) walk(item);
    else if (isPlain(value)) for (const [name, part] of Object.entries(value)) visit(name, part);
  };
  const visit = (name: string, part: unknown): void => {
    if (typeof part === 'object') walk(part);
    else if (fields.has(name) && isUuid(part)) found.push(part as string);
  };
  walk(answer);
  return found;
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !(value instanceof Date) &&
  !ArrayBuffer.isView(value) &&
  !('getStream' in value);
