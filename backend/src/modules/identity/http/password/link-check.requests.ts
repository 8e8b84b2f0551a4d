import { Text } from '../../../../platform/http/fields.js';

export class LinkCheckRequest {
  @Text({ max: 100 }) token: string;
}
