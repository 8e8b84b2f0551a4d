import { type Aggregate, derivedStream } from '../../../platform/event-sourcing/index.js';
import type { InstallationCommand } from './installation.commands.js';
import { type Installation, installationDecider } from './installation.decider.js';
import { type InstallationEvent, installationEvents } from './installation.events.js';
import { TEAM } from './reason-templates.aggregate.js';

export const installation: Aggregate<Installation, InstallationCommand, InstallationEvent> = {
  kind: 'installation',
  events: installationEvents,
  decider: installationDecider,
};

export const ownInstallation = derivedStream(TEAM, 'installation');
