import type { Decider } from '../../../platform/event-sourcing/index.js';
import type { TurnFeature } from './installation.commands.js';
import type { InstallationEvent } from './installation.events.js';

export interface Installation {
  readonly featuresOn: readonly string[];
}

export const installationDecider: Decider<Installation, TurnFeature, InstallationEvent> = {
  initial: { featuresOn: [] },
  decide: ({ data: { feature, on } }, { featuresOn }) => {
    if (featuresOn.includes(feature) === on) return [];
    return [{ type: on ? 'FeatureTurnedOn' : 'FeatureTurnedOff', data: { feature } }];
  },
  evolve: ({ featuresOn }, { type, data: { feature } }) => {
    const others = featuresOn.filter((name) => name !== feature);
    return { featuresOn: type === 'FeatureTurnedOn' ? [...others, feature] : others };
  },
};
