import { Text } from '../../../platform/http/fields.js';

/** Why somebody opens sealed fields or takes a file out: asked for, and kept with the look. */
export const REASON = {
  min: 3,
  max: 300,
  description: 'Why: a case, a request, an order of an authority. Kept with the look.',
};

export class ReasonQuery {
  @Text(REASON) reason: string;
}
