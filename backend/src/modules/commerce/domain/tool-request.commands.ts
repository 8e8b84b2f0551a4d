import type { Command, DecisionData } from '../../../platform/event-sourcing/index.js';
import type { ToolRequestOrigin } from './tool-request.events.js';

/** Made once: the same request again, from a second verification form, finds the first. */
type RequestTool = Command<'RequestTool', { toolName: string; origin: ToolRequestOrigin }>;
type DecideToolRequest = Command<'DecideToolRequest', DecisionData>;

export type ToolRequestCommand = RequestTool | DecideToolRequest;
