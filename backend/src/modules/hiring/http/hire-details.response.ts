import { ChoiceProp, TextProp } from '../../../platform/http/props.js';
import { hireForm } from '../../../reference-data/index.js';
import type { HireDetails } from '../domain/hire-request.events.js';

const nullable = { nullable: true };

export class HireDetailsResponse implements HireDetails {
  @TextProp(nullable) department: string | null;
  @TextProp(nullable) skills: string | null;
  @ChoiceProp(hireForm.numberOfInterns) numberOfInterns: string;
  @ChoiceProp(hireForm.workTypes) workType: string;
  @TextProp(nullable) stipend: string | null;
  @TextProp(nullable) jobDuration: string | null;
}
