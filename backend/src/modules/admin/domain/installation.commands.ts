import type { Command } from '../../../platform/event-sourcing/index.js';

export type TurnFeature = Command<'TurnFeature', { feature: string; on: boolean }>;
