import { sendTo } from '../../../shared/api/requests';
import type { Input } from '../../../shared/api/types';

export type ToolRequest = Input<'/api/me/tool-requests'>;

export const requestTool = sendTo('/api/me/tool-requests');
