import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

type FeatureTurnedOn = Event<'FeatureTurnedOn', { feature: string }>;
type FeatureTurnedOff = Event<'FeatureTurnedOff', { feature: string }>;

/** What staff work by, such as the hours in which a queue is meant to be decided. */
export type SettingChanged = Event<'SettingChanged', { setting: string; value: number }>;

export type InstallationEvent = FeatureTurnedOn | FeatureTurnedOff | SettingChanged;

export const installationEvents: EventTypes<InstallationEvent> = {
  FeatureTurnedOn: { version: 1 },
  FeatureTurnedOff: { version: 1 },
  SettingChanged: { version: 1 },
};
