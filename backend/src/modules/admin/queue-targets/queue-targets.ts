import { Injectable } from '@nestjs/common';
import { ReadModels } from '../../../platform/projections/read-models.js';
import { queueTargetHours } from '../../../reference-data/index.js';
import { Settings, type SettingsRow } from '../read-models/settings/settings.row.js';

type Queue = keyof typeof queueTargetHours;

export const targetSettingOf = (queue: Queue): string => `target-hours/${queue}`;

export interface QueueTarget {
  readonly queue: Queue;
  readonly hours: number;
  readonly changed: SettingsRow | undefined;
}

/** The target of each queue in hours, as an admin set it or by default. */
@Injectable()
export class QueueTargets {
  constructor(private readonly readModels: ReadModels) {}

  async all(): Promise<QueueTarget[]> {
    const rows = new Map((await this.readModels.all(Settings, {})).map((row) => [row.id, row]));
    return (Object.keys(queueTargetHours) as Queue[]).map((queue) => {
      const changed = rows.get(targetSettingOf(queue));
      return { queue, hours: changed?.value ?? queueTargetHours[queue], changed };
    });
  }

  async hours(): Promise<Readonly<Record<Queue, number>>> {
    return Object.fromEntries((await this.all()).map(({ queue, hours }) => [queue, hours])) as Record<Queue, number>;
  }
}
