import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Switches } from '../../../../platform/features/switches.js';
import { Features, type FeaturesRow } from './features.row.js';

@Injectable()
export class FeatureStates {
  constructor(
    private readonly em: EntityManager,
    switches: Switches,
  ) {
    switches.readWith(async () => new Set((await this.all()).filter(({ isOn }) => isOn).map(({ id }) => id)));
  }

  /** Reads the primary, as a replica may lag behind an announced change. */
  all(): Promise<FeaturesRow[]> {
    return this.em.fork().find(Features, {}, { connectionType: 'write' });
  }
}
