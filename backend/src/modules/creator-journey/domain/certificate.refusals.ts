import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const certificateRefusals = defineRefusals({
  CERTIFICATE_ALREADY_ISSUED: {
    status: 409,
    title: 'Certificate not issued',
    detail: 'You have your certificate already. Load the page again to see it.',
  },
  CERTIFICATE_REVOKED: {
    status: 409,
    title: 'Certificate not issued',
    detail: 'Your certificate was revoked. Contact us to have the decision looked at again.',
  },
  CANNOT_REVOKE_OWN_CERTIFICATE: {
    status: 403,
    title: 'Certificate not revoked',
    detail: 'Your own certificate is revoked by another admin.',
  },
  CERTIFICATE_NOT_VALID: {
    status: 409,
    title: 'Certificate not revoked',
    detail: 'This certificate is revoked already. Load the list again to see it.',
  },
  CERTIFICATE_NOT_SEALED: {
    status: 409,
    title: 'Not signed yet',
    detail: 'The log is sealed every second. Try again in a moment.',
  },
  TOO_MANY_LOOKUPS: { status: 429, title: 'Too many look-ups', detail: 'Wait a moment and try again.' },
});
