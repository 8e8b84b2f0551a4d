import {
  ChoiceProp,
  DateTimeProp,
  FlagProp,
  ListProp,
  NumberProp,
  ObjectProp,
  TextProp,
} from '../../../../platform/http/props.js';
import { type MilestoneName, milestones } from '../../domain/milestones.js';
import type { JourneyRow } from './journey.row.js';
import { featureLocks, features } from './journey-features.js';
import { type Step, stepCodes, stepStatuses, stepsOf } from './journey-steps.js';
import { programmeProgress } from './programme-progress.js';

const milestoneNames = milestones.map(({ name }) => name);
const lockCodes = ['PRO_REQUIRED', 'POINTS_REQUIRED', 'APPROVAL_AGE_REQUIRED', 'KYC_REQUIRED'] as const;

class StepResponse {
  @ChoiceProp(stepCodes) code: Step['code'];
  @ChoiceProp(stepStatuses) status: Step['status'];
}

class MilestoneResponse {
  @ChoiceProp(milestoneNames) name: MilestoneName;
  @NumberProp() points: number;
  @DateTimeProp({ nullable: true }) reachedAt: Date | null;
}

class ProgressResponse {
  @NumberProp() percent: number;
  @DateTimeProp() startedAt: Date;
  @DateTimeProp() endsAt: Date;
}

class LockResponse {
  @ChoiceProp(lockCodes) code: (typeof lockCodes)[number];
  @NumberProp({ required: false }) need?: number;
  @NumberProp({ required: false }) have?: number;
  @DateTimeProp({ required: false, nullable: true }) unlocksAt?: Date | null;
}

class FeatureResponse {
  @ChoiceProp(features.map(({ code }) => code)) code: (typeof features)[number]['code'];
  @TextProp() path: string;
  @ListProp(() => LockResponse, { description: 'Empty when the feature is open.' }) locks: readonly LockResponse[];
}

export class JourneyResponse {
  @NumberProp() points: number;
  @ListProp(() => StepResponse) steps: StepResponse[];
  @ListProp(() => MilestoneResponse) milestones: MilestoneResponse[];
  @ObjectProp(() => ProgressResponse) progress: ProgressResponse;
  @ListProp(() => FeatureResponse) features: FeatureResponse[];
  @FlagProp() hasReadLesson: boolean;
}

export function showJourney(row: JourneyRow, now: Date): JourneyResponse {
  const reachedAt = { Silver: row.silverAt, Gold: row.goldAt, Diamond: row.diamondAt };
  return {
    points: row.points,
    steps: stepsOf(row),
    milestones: milestones.map(({ name, points }) => ({ name, points, reachedAt: reachedAt[name] })),
    progress: programmeProgress(row.registeredAt, now),
    features: featureLocks(row, now),
    hasReadLesson: row.hasReadLesson,
  };
}
