import type { Decider } from '../../../platform/event-sourcing/index.js';
import type { InstallationCommand } from './installation.commands.js';
import type { InstallationEvent } from './installation.events.js';

export interface Installation {
  readonly featuresOn: readonly string[];
  readonly settings: Readonly<Record<string, number>>;
}

export const installationDecider: Decider<Installation, InstallationCommand, InstallationEvent> = {
  initial: { featuresOn: [], settings: {} },
  decide: (command, { featuresOn, settings }) => {
    if (command.type === 'ChangeSetting') {
      const { setting, value } = command.data;
      return settings[setting] === value ? [] : [{ type: 'SettingChanged', data: command.data }];
    }
    const { feature, on } = command.data;
    if (featuresOn.includes(feature) === on) return [];
    return [{ type: on ? 'FeatureTurnedOn' : 'FeatureTurnedOff', data: { feature } }];
  },
  evolve: ({ featuresOn, settings }, { type, data }) => {
    if (type === 'SettingChanged') return { featuresOn, settings: { ...settings, [data.setting]: data.value } };
    const others = featuresOn.filter((name) => name !== data.feature);
    return { featuresOn: type === 'FeatureTurnedOn' ? [...others, data.feature] : others, settings };
  },
};
