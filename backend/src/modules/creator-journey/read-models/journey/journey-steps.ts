import { UNLOCK_THRESHOLD } from '../../domain/milestones.js';

export const stepCodes = ['become-pro', 'earn-points', 'unlock-all-features'] as const;
export const stepStatuses = ['completed', 'active', 'locked'] as const;

export interface Step {
  readonly code: (typeof stepCodes)[number];
  readonly status: (typeof stepStatuses)[number];
}

/** The three steps. Exactly one is active until the last is completed. */
export function stepsOf({ pro, points }: { pro: boolean; points: number }): Step[] {
  const enough = points >= UNLOCK_THRESHOLD;
  return [
    { code: 'become-pro', status: pro ? 'completed' : 'active' },
    { code: 'earn-points', status: !pro ? 'locked' : enough ? 'completed' : 'active' },
    { code: 'unlock-all-features', status: pro && enough ? 'completed' : 'locked' },
  ];
}
