import { commonRefusals, defineRefusals } from '../event-sourcing/index.js';

export const httpRefusals = {
  ...commonRefusals,
  ...defineRefusals(400, 'Not readable', {
    UNREADABLE: 'Send the request as a JSON object.',
    FORM_UNREADABLE: 'The form did not arrive whole. Send it again, as multipart/form-data with one file.',
    INVALID_QUERY: 'The address holds a parameter that is wrong or not known here.',
    INVALID_IDEMPOTENCY_KEY: 'Idempotency-Key and Batch must be UUIDs.',
    PAGE_TOO_FAR: 'Pages reach to row 10,000; narrow the list with a filter, or follow it by its cursor.',
  }),
  ...defineRefusals(401, 'Not signed in', { NOT_SIGNED_IN: 'Sign in and try again.' }),
  ...defineRefusals(404, 'Not found', { ROUTE_NOT_FOUND: 'There is nothing at this address.' }),
  ...defineRefusals(405, 'Not possible', { METHOD_NOT_ALLOWED: 'This address takes other methods only.' }),
  ...defineRefusals(408, 'Too slow', { REQUEST_TOO_SLOW: 'The request did not arrive in time. Send it again.' }),
  ...defineRefusals(413, 'Too large', { BODY_TOO_LARGE: 'Send at most {kilobytes} KB.' }),
  ...defineRefusals(415, 'Not readable', {
    BODY_ENCODED: 'Send the body as it is, without Content-Encoding.',
    WRONG_CONTENT_TYPE: 'Send the body with Content-Type: {contentType}.',
  }),
  ...defineRefusals(422, 'Check the form', { INVALID_FIELDS: 'Some fields need your attention.' }),
  ...defineRefusals(431, 'Too large', { HEADERS_TOO_LARGE: 'Send at most 16 KB of address and headers.' }),
  ...defineRefusals(500, 'Something went wrong', {
    UNEXPECTED: 'The server could not answer. Nothing is lost: try again in a moment.',
  }),
  ...defineRefusals(503, 'One moment', {
    TEMPORARILY_UNAVAILABLE: 'The service is catching its breath. Try again in a few seconds.',
  }),
};
