import { Injectable } from '@nestjs/common';
import { Effects } from './effects.js';
import type { JobKind } from './job.js';
import { Jobs } from './jobs.js';

const RETENTION_DAYS = 90;

const sweeps: JobKind<Record<string, never>> = { queue: 'sweep-effects' };

@Injectable()
export class EffectsSweep {
  constructor(jobs: Jobs, effects: Effects) {
    jobs.handle(sweeps, () => effects.forgetOld(RETENTION_DAYS));
    jobs.every({ every: { cron: '0 3 * * *', zone: 'UTC' } }, sweeps);
  }
}
