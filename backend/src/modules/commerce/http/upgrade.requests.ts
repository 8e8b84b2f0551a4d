import { Choice } from '../../../platform/http/fields.js';
import { ShownChoice, ShownId, ShownTime } from '../../../platform/http/shown.js';
import { plans } from '../../../reference-data/index.js';
import type { Plan } from '../domain/membership.events.js';

const planIds = plans.map(({ id }) => id);

export class UpgradeRequest {
  @Choice(planIds, { optional: true }) plan?: Plan;
}

export class UpgradedResponse {
  @ShownId() userId: string;
  @ShownChoice(['pro']) profileStatus: 'pro';
  @ShownChoice(planIds) proPlan: Plan;
  @ShownTime() proUntil: string;
}
