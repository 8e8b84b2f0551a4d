import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const certificateRefusals = {
  ...defineRefusals(409, 'Certificate not issued', {
    CERTIFICATE_ALREADY_ISSUED: 'You have your certificate already. Load the page again to see it.',
    CERTIFICATE_REVOKED: 'Your certificate was revoked. Contact us to have the decision looked at again.',
  }),
  ...defineRefusals(403, 'Certificate not revoked', {
    CANNOT_REVOKE_OWN_CERTIFICATE: 'Your own certificate is revoked by another admin.',
  }),
  ...defineRefusals(409, 'Certificate not revoked', {
    CERTIFICATE_NOT_VALID: 'This certificate is revoked already. Load the list again to see it.',
  }),
  ...defineRefusals(409, 'Not signed yet', {
    CERTIFICATE_NOT_SEALED: 'The log is sealed every second. Try again in a moment.',
  }),
  ...defineRefusals(429, 'Too many look-ups', { TOO_MANY_LOOKUPS: 'Wait a moment and try again.' }),
};
