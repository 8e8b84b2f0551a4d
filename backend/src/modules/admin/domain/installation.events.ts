import { defineEvent, type EventIn, type EventOf } from '../../../platform/event-sourcing/index.js';

export const installationEvents = {
  FeatureTurnedOn: defineEvent<{ feature: string }>(),
  FeatureTurnedOff: defineEvent<{ feature: string }>(),
  /** Settings of the console, such as the target of a queue in hours. */
  SettingChanged: defineEvent<{ setting: string; value: number }>(),
};

export type InstallationEvent = EventIn<typeof installationEvents>;
export type SettingChanged = EventOf<InstallationEvent, 'SettingChanged'>;
