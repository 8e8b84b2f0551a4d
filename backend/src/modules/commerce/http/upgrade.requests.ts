import { Choice } from '../../../platform/http/fields.js';
import { ChoiceProp, DateTimeProp, IdProp } from '../../../platform/http/props.js';
import { plans } from '../../../reference-data/index.js';
import type { Plan } from '../domain/membership.events.js';

const planIds = plans.map(({ id }) => id);

export class UpgradeRequest {
  @Choice(planIds, { optional: true }) plan?: Plan;
}

export class UpgradedResponse {
  @IdProp() userId: string;
  @ChoiceProp(['pro']) profileStatus: 'pro';
  @ChoiceProp(planIds) proPlan: Plan;
  @DateTimeProp() proUntil: string;
}
