import { Choices, Text } from '../../../../platform/http/fields.js';
import { purposes } from '../../domain/purposes.js';

export class EraseRequest {
  /** All of them unless a law asks to keep one. */
  @Choices(purposes, { optional: true, min: 1 }) purposes?: (typeof purposes)[number][];
  /** The member's e-mail address, typed by whoever erases: what cannot be undone should not meet the wrong one. */
  @Text({ max: 254, optional: true }) email?: string;
}
