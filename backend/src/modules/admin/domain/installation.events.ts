import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

type FeatureTurnedOn = Event<'FeatureTurnedOn', { feature: string }>;
type FeatureTurnedOff = Event<'FeatureTurnedOff', { feature: string }>;

/** Settings of the console, such as the target of a queue in hours. */
export type SettingChanged = Event<'SettingChanged', { setting: string; value: number }>;

export type InstallationEvent = FeatureTurnedOn | FeatureTurnedOff | SettingChanged;

export const installationEvents: EventTypes<InstallationEvent> = {
  FeatureTurnedOn: { version: 1 },
  FeatureTurnedOff: { version: 1 },
  SettingChanged: { version: 1 },
};
