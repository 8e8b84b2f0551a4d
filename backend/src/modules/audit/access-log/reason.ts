import { Text } from '../../../platform/http/fields.js';

/** The reason for revealing sealed fields or exporting a file. It is stored in the log of access. */
export const REASON = {
  min: 3,
  max: 300,
  description: 'Why: a case, a request, an order of an authority. Kept with the look.',
};

export class ReasonQuery {
  @Text(REASON) reason: string;
}
