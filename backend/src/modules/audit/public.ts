export { InclusionResponse, SealResponse, showInclusion, showSeal } from './read-models/proof/proof.response.js';
