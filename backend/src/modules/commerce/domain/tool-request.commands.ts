import type { Command, DecisionData } from '../../../platform/event-sourcing/index.js';
import type { ToolRequestOrigin } from './tool-request.events.js';

/** A repetition, as from a second verification form, changes nothing. */
type RequestTool = Command<'RequestTool', { toolName: string; origin: ToolRequestOrigin }>;
type DecideToolRequest = Command<'DecideToolRequest', DecisionData>;

export type ToolRequestCommand = RequestTool | DecideToolRequest;
