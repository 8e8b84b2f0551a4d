import { sendTo } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

export type WebhookSecret = Answer<'/api/admin/webhooks', 'post'>;

export const addWebhook = sendTo('/api/admin/webhooks');
export const changeWebhook = sendTo('/api/admin/webhooks/{id}', { method: 'patch' });
export const rotateWebhookSecret = sendTo('/api/admin/webhooks/{id}/rotate');
export const pauseWebhook = sendTo('/api/admin/webhooks/{id}/pause');
export const resumeWebhook = sendTo('/api/admin/webhooks/{id}/resume');
export const removeWebhook = sendTo('/api/admin/webhooks/{id}', { method: 'delete' });
export const testWebhook = sendTo('/api/admin/webhooks/{id}/test');
export const replayWebhook = sendTo('/api/admin/webhooks/{id}/replay');
