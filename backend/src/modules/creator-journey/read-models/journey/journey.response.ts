import type { AccountStatus } from '../../../../access/policy.js';
import {
  ShownChoice,
  ShownList,
  ShownNumber,
  ShownObject,
  ShownText,
  ShownTime,
} from '../../../../platform/http/shown.js';
import { type MilestoneName, milestones } from '../../domain/milestones.js';
import { featureLocks, features } from './journey.features.js';
import type { JourneyRow } from './journey.row.js';
import { type Step, stepCodes, stepStatuses, stepsOf } from './journey.steps.js';
import { programmeProgress } from './programme-progress.js';

const milestoneNames = milestones.map(({ name }) => name);
const lockCodes = ['PRO_REQUIRED', 'POINTS_REQUIRED', 'APPROVAL_AGE_REQUIRED', 'KYC_REQUIRED'] as const;

class StepResponse {
  @ShownChoice(stepCodes) code: Step['code'];
  @ShownChoice(stepStatuses) status: Step['status'];
}

class MilestoneResponse {
  @ShownChoice(milestoneNames) name: MilestoneName;
  @ShownNumber() points: number;
  @ShownTime({ nullable: true }) reachedAt: Date | null;
}

class ProgressResponse {
  @ShownNumber() percent: number;
  @ShownTime() startedAt: Date;
  @ShownTime() endsAt: Date;
}

class LockResponse {
  @ShownChoice(lockCodes) code: (typeof lockCodes)[number];
  @ShownNumber({ required: false }) need?: number;
  @ShownNumber({ required: false }) have?: number;
  @ShownTime({ required: false, nullable: true }) unlocksAt?: Date | null;
}

class FeatureResponse {
  @ShownChoice(features.map(({ code }) => code)) code: (typeof features)[number]['code'];
  @ShownText() path: string;
  @ShownList(() => LockResponse, { description: 'Empty when the feature is open.' }) locks: readonly LockResponse[];
}

export class JourneyResponse {
  @ShownNumber() points: number;
  @ShownList(() => StepResponse) steps: StepResponse[];
  @ShownList(() => MilestoneResponse) milestones: MilestoneResponse[];
  @ShownObject(() => ProgressResponse) progress: ProgressResponse;
  @ShownList(() => FeatureResponse) features: FeatureResponse[];
}

export function showJourney(row: JourneyRow, roles: AccountStatus['roles'], now: Date): JourneyResponse {
  const reachedAt = { Silver: row.silverAt, Gold: row.goldAt, Diamond: row.diamondAt };
  return {
    points: row.points,
    steps: stepsOf(row),
    milestones: milestones.map(({ name, points }) => ({ name, points, reachedAt: reachedAt[name] })),
    progress: programmeProgress(row.registeredAt, now),
    features: featureLocks({ ...row, roles }, now),
  };
}
