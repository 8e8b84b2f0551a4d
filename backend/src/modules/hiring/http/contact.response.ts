import { TextProp } from '../../../platform/http/props.js';

/** Shown once both sides have accepted. */
export class MatchedContact {
  @TextProp() firstName: string;
  @TextProp() lastName: string;
  @TextProp() email: string;
  @TextProp({ nullable: true }) phone: string | null;
}
