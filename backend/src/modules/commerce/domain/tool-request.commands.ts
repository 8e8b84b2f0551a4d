import type { Command } from '../../../platform/event-sourcing/index.js';
import type { ToolRequestOrigin } from './tool-request.events.js';

export const toolRequestStatuses = ['pending', 'approved', 'rejected'] as const;
export type ToolRequestStatus = (typeof toolRequestStatuses)[number];

export type RequestTool = Command<'RequestTool', { toolName: string; origin: ToolRequestOrigin }>;
export type DecideToolRequest = Command<
  'DecideToolRequest',
  { to: ToolRequestStatus; reason?: string; reviewerIsMember: boolean }
>;

export type ToolRequestCommand = RequestTool | DecideToolRequest;
