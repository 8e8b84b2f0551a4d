export { WEBHOOKS } from './domain/webhook.aggregate.js';
