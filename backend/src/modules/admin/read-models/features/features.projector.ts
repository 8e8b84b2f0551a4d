import type { EventMetadata, Projector } from '../../../../platform/event-sourcing/index.js';
import type { InstallationEvent } from '../../domain/installation.events.js';
import type { FeaturesRow } from './features.row.js';

/** Features that were turned on at least once. */
export const featuresProjector: Projector<InstallationEvent, FeaturesRow> = {
  name: 'features',
  audience: 'everyone',
  on: {
    FeatureTurnedOn: ({ data, meta }, rows) => rows.put({ id: data.feature, isOn: true, ...changeOf(meta) }),
    FeatureTurnedOff: ({ data, meta }, rows) => rows.put({ id: data.feature, isOn: false, ...changeOf(meta) }),
  },
};

const changeOf = ({ recordedAt: changedAt, actorId: changedBy }: EventMetadata) => ({ changedAt, changedBy });
