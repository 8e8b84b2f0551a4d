import { pick } from '../../../../platform/event-sourcing/index.js';
import { ChoicesProp, FlagProp, ListProp, TextProp } from '../../../../platform/http/props.js';
import { departments, hireForm, hiring } from '../../../../reference-data/index.js';
import type { AvailabilityRow } from './availability.row.js';

export class AvailabilityResponse {
  @FlagProp() available: boolean;
  @ChoicesProp(departments) departments: readonly string[];
  @ListProp('string') skills: readonly string[];
  @ChoicesProp(hireForm.workTypes) workTypes: readonly string[];
  @ChoicesProp(hiring.days) days: readonly string[];
  @TextProp({ nullable: true }) area: string | null;
  @TextProp({ nullable: true, description: 'What the creator asks for, in words of their own.' }) asks: string | null;
}

export const showAvailability = (row: AvailabilityRow): AvailabilityResponse =>
  pick(row, ['available', 'departments', 'skills', 'workTypes', 'days', 'area', 'asks']);
