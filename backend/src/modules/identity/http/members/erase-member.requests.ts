import { Choices, Text } from '../../../../platform/http/fields.js';
import { purposes } from '../../domain/purposes.js';

export class EraseRequest {
  /** Defaults to all purposes. One is left out when a law requires it to be kept. */
  @Choices(purposes, { optional: true, min: 1 }) purposes?: (typeof purposes)[number][];
  /** The member's e-mail address, typed to confirm that the right member is erased. */
  @Text({ max: 254, optional: true }) email?: string;
}
