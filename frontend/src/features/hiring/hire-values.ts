import type { HireRequest } from './api/request-creators.mutation';

/** The form as typed; an empty field means that it is open. */
export type HireValues = Record<keyof HireRequest, string>;

export const startingValues = (defaults: { numberOfInterns: string; workType: string }): HireValues => ({
  department: '',
  skills: '',
  stipend: '',
  jobDuration: '',
  ...defaults,
});

/** What was sent, as it was typed. */
export const sentValues = (sent: Readonly<Record<keyof HireRequest, string | null>>): HireValues =>
  Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, value ?? ''])) as HireValues;

/** The cast is safe: the form offers only choices that the server accepts. */
export function toHireRequest(values: HireValues): HireRequest {
  const filled = Object.entries<string>({ ...values }).flatMap(([name, text]) =>
    text.trim() ? [[name, text.trim()]] : [],
  );
  return Object.fromEntries(filled) as HireRequest;
}

/** '2 creators for Marketing' */
export function titleOf({ numberOfInterns, department }: { numberOfInterns: string; department: string | null }) {
  const who = numberOfInterns === '1' ? '1 creator' : `${numberOfInterns} creators`;
  return department ? `${who} for ${department}` : who;
}
