export type { AccessLogSealed } from './domain/access-log.events.js';
export { InclusionResponse, SealResponse, showInclusion, showSeal } from './read-models/proof/proof.response.js';
