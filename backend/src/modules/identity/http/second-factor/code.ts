import { Text } from '../../../../platform/http/fields.js';

const MAX_CODE = 30;

/** What proves the second factor, as it was typed or pasted. */
export const Code = (options: { optional?: boolean } = {}): PropertyDecorator =>
  Text({ ...options, max: MAX_CODE, description: 'Six digits that the app shows, or a recovery code.' });
