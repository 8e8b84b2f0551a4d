import { ShownChoice, ShownText } from '../../../platform/http/shown.js';
import { hireForm } from '../../../reference-data/index.js';
import type { HireDetails } from '../domain/hire-request.events.js';

const nullable = { nullable: true };

export class HireDetailsResponse implements HireDetails {
  @ShownText(nullable) department: string | null;
  @ShownText(nullable) skills: string | null;
  @ShownChoice(hireForm.numberOfInterns) numberOfInterns: string;
  @ShownChoice(hireForm.workTypes) workType: string;
  @ShownText(nullable) stipend: string | null;
  @ShownText(nullable) jobDuration: string | null;
}
