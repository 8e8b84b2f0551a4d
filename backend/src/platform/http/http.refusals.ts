import { commonRefusals, defineRefusals } from '../event-sourcing/index.js';

export const httpRefusals = {
  ...commonRefusals,
  ...defineRefusals({
    UNREADABLE: { status: 400, title: 'Not readable', detail: 'Send the request as a JSON object.' },
    FORM_UNREADABLE: {
      status: 400,
      title: 'Not readable',
      detail: 'The form did not arrive whole. Send it again, as multipart/form-data with one file.',
    },
    INVALID_QUERY: {
      status: 400,
      title: 'Not readable',
      detail: 'The address holds a parameter that is wrong or not known here.',
    },
    INVALID_IDEMPOTENCY_KEY: { status: 400, title: 'Not readable', detail: 'Idempotency-Key and Batch must be UUIDs.' },
    PAGE_TOO_FAR: {
      status: 400,
      title: 'Not readable',
      detail: 'Pages reach to row 10,000; narrow the list with a filter, or follow it by its cursor.',
    },
    NOT_SIGNED_IN: { status: 401, title: 'Not signed in', detail: 'Sign in and try again.' },
    ROUTE_NOT_FOUND: { status: 404, title: 'Not found', detail: 'There is nothing at this address.' },
    METHOD_NOT_ALLOWED: { status: 405, title: 'Not possible', detail: 'This address takes other methods only.' },
    REQUEST_TOO_SLOW: { status: 408, title: 'Too slow', detail: 'The request did not arrive in time. Send it again.' },
    BODY_TOO_LARGE: { status: 413, title: 'Too large', detail: 'Send at most {kilobytes} KB.' },
    BODY_ENCODED: { status: 415, title: 'Not readable', detail: 'Send the body as it is, without Content-Encoding.' },
    WRONG_CONTENT_TYPE: {
      status: 415,
      title: 'Not readable',
      detail: 'Send JSON, with Content-Type: application/json.',
    },
    INVALID_FIELDS: { status: 422, title: 'Check the form', detail: 'Some fields need your attention.' },
    HEADERS_TOO_LARGE: { status: 431, title: 'Too large', detail: 'Send at most 16 KB of address and headers.' },
    UNEXPECTED: {
      status: 500,
      title: 'Something went wrong',
      detail: 'The server could not answer. Nothing is lost: try again in a moment.',
    },
    TEMPORARILY_UNAVAILABLE: {
      status: 503,
      title: 'One moment',
      detail: 'The service is catching its breath. Try again in a few seconds.',
    },
  }),
};
