import type { HireRequest } from './api/request-creators.mutation';

/** The form as it is typed; what is empty was left open. */
export interface HireValues {
  department: string;
  skills: string;
  numberOfInterns: string;
  workType: string;
  stipend: string;
  jobDuration: string;
}

export const startingValues = (defaults: { numberOfInterns: string; workType: string }): HireValues => ({
  department: '',
  skills: '',
  stipend: '',
  jobDuration: '',
  ...defaults,
});

/** The form's choices are those that the server takes. */
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
