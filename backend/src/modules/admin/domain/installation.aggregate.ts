import { defineAggregate, derivedStream } from '../../../platform/event-sourcing/index.js';
import { installationDecider } from './installation.decider.js';
import { installationEvents } from './installation.events.js';
import { TEAM } from './reason-templates.aggregate.js';

export const installation = defineAggregate('installation', installationEvents, installationDecider);

export const ownInstallation = derivedStream(TEAM, 'installation');
