import type { Command } from '../../../platform/event-sourcing/index.js';
import type { SettingChanged } from './installation.events.js';

type TurnFeature = Command<'TurnFeature', { feature: string; on: boolean }>;
type ChangeSetting = Command<'ChangeSetting', SettingChanged['data']>;

export type InstallationCommand = TurnFeature | ChangeSetting;
