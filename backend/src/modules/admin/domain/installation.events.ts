import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

type FeatureTurnedOn = Event<'FeatureTurnedOn', { feature: string }>;
type FeatureTurnedOff = Event<'FeatureTurnedOff', { feature: string }>;

export type InstallationEvent = FeatureTurnedOn | FeatureTurnedOff;

export const installationEvents: EventTypes<InstallationEvent> = {
  FeatureTurnedOn: { version: 1 },
  FeatureTurnedOff: { version: 1 },
};
