import type { StaffRole } from '../../src/access/roles.js';

/** All callers. Staff have no membership type, except the last: a creator without Pro who is an operator. */
export const callers = [
  ...(['anonymous', 'expired', 'banned', 'erased', 'suspended'] as const),
  ...(['basic creator', 'Pro creator', 'basic business', 'verified Pro business', 'wallet member'] as const),
  ...(['admin', 'reviewer', 'auditor', 'operator', 'finance'] as const satisfies StaffRole[]),
  'creator and operator',
] as const;
export type Caller = (typeof callers)[number];

/** `in`, or the code of the refusal. */
type Audience = Readonly<Record<Caller, string>>;

const nobody = {
  anonymous: 'NOT_SIGNED_IN',
  expired: 'NOT_SIGNED_IN',
  banned: 'NOT_SIGNED_IN',
  erased: 'NOT_SIGNED_IN',
};
const everybody = (outcome: string) => Object.fromEntries(callers.map((caller) => [caller, outcome])) as Audience;

const open = everybody('in');
const account: Audience = { ...open, ...nobody };
const record: Audience = { ...account, suspended: 'ACCOUNT_SUSPENDED' };

/** For routes of some members. Staff may read there, and change nothing. */
function members(others: Partial<Audience>) {
  const strangers = {
    ...everybody('WRONG_MEMBERSHIP_TYPE'),
    ...nobody,
    suspended: 'ACCOUNT_SUSPENDED',
    ...others,
    'creator and operator': others['basic creator'] ?? 'WRONG_MEMBERSHIP_TYPE',
  };
  const looking = { admin: 'in', reviewer: 'in', auditor: 'in', operator: 'in', finance: 'in' };
  return { writes: strangers, reads: { ...strangers, ...looking } };
}
const creators = members({ 'basic creator': 'in', 'Pro creator': 'in' });
const certified = members({ 'basic creator': 'PRO_REQUIRED', 'Pro creator': 'POINTS_REQUIRED' });
const workers = members({ 'basic creator': 'PRO_REQUIRED', 'Pro creator': 'POINTS_REQUIRED' });
const proCreators = members({ 'basic creator': 'PRO_REQUIRED', 'Pro creator': 'in' });
const businesses = members({ 'basic business': 'in', 'verified Pro business': 'in' });
const verifiedBusinesses = members({ 'basic business': 'PRO_REQUIRED', 'verified Pro business': 'in' });
const learners = members({
  ...{ 'basic creator': 'PRO_REQUIRED', 'Pro creator': 'in' },
  ...{ 'basic business': 'PRO_REQUIRED', 'verified Pro business': 'in' },
});
const walletMembers = members({ 'wallet member': 'in' });
const payers = members({
  ...{ 'basic creator': 'in', 'Pro creator': 'in', 'wallet member': 'in' },
  ...{ 'basic business': 'in', 'verified Pro business': 'in' },
});

function staff(...roles: StaffRole[]): Audience {
  const admitted = Object.fromEntries(['admin', ...roles].map((role) => [role, 'in']));
  const both = roles.includes('operator') ? 'in' : 'STAFF_ONLY';
  const refused = { ...everybody('STAFF_ONLY'), ...nobody, suspended: 'ACCOUNT_SUSPENDED' };
  return { ...refused, ...admitted, 'creator and operator': both };
}
const admins = staff();
const reviewers = staff('reviewer');
const auditors = staff('auditor');
const operators = staff('operator');
const bookkeepers = staff('finance');

const listed = (audience: Audience, routes: string) =>
  Object.fromEntries(routes.split(/[\n,]/).flatMap((route) => (route.trim() ? [[route.trim(), audience]] : [])));

/** All routes, and the answer to each caller with a valid body. */
export const authorizationTable: Readonly<Record<string, Audience>> = {
  ...listed(
    open,
    `GET /api/reference-data, GET /api/features, GET /api/public-figures, POST /api/csp-reports, GET /metrics, GET /health/live, GET /health/ready, GET /api/version
     POST /api/auth/register, POST /api/auth/login, POST /api/auth/logout, POST /api/auth/email/verify
     POST /api/auth/staff-invitation, POST /api/auth/password/forgot, POST /api/auth/password/reset
     POST /api/auth/staff-invitation/check, POST /api/auth/password/reset/check
     GET /api/certificates/{number}, GET /api/certificates/{number}/document
     POST /api/auth/suspended/data, POST /api/auth/suspended/erasure
     POST /api/auth/suspended/erasure/withdraw`,
  ),
  ...listed(everybody('NOT_SIGNED_IN'), 'POST /api/auth/refresh'), // needs the cookie, and takes no token
  ...listed(
    account,
    `POST /api/auth/password/change, GET /api/auth/sessions, DELETE /api/auth/sessions, DELETE /api/auth/sessions/{id}
     GET /api/me, GET /api/me/access, GET /api/me/data, POST /api/me/consent, POST /api/me/erasure,
     DELETE /api/me/erasure, GET /api/me/privacy-requests`,
  ),
  ...listed(
    record,
    `PATCH /api/me, POST /api/me/email, POST /api/me/email/verification
     GET /api/me/api-tokens, POST /api/me/api-tokens, DELETE /api/me/api-tokens/{id}
     GET /api/me/second-factor, POST /api/me/second-factor, POST /api/me/second-factor/confirm
     POST /api/me/second-factor/recovery-codes
     POST /api/me/second-factor/turn-off, POST /api/me/second-factor/check
     GET /api/me/notifications, POST /api/me/notifications/read
     GET /api/me/notice-settings, PUT /api/me/notice-settings
     POST /api/me/push-subscriptions, DELETE /api/me/push-subscriptions
     GET /api/me/receipts, GET /api/me/receipts/{number}
     GET /api/me/membership, GET /api/me/program-fees, GET /api/me/program-fees/next-reference
     POST /api/me/work/{id}/report, POST /api/me/work/{id}/rating, POST /api/me/work/{id}/dispute
     POST /api/me/program-fees/{id}/withdraw, GET /api/me/card-payments`,
  ),
  ...listed(
    creators.reads,
    `GET /api/me/appraisals, GET /api/me/brief, GET /api/me/journey, GET /api/me/points, GET /api/me/certificate
     GET /api/me/portfolio, GET /api/me/availability, GET /api/me/availability/proposals, GET /api/me/invitations, GET /api/me/work/{requestId}/{id}`,
  ),
  ...listed(
    creators.writes,
    'POST /api/me/lessons/sample/read, PUT /api/me/portfolio, PUT /api/me/availability, POST /api/me/invitations/{id}/decline',
  ),
  ...listed(proCreators.writes, 'POST /api/me/appraisals'),
  ...listed(workers.writes, 'POST /api/me/invitations/{id}/accept'),
  ...listed(certified.writes, 'POST /api/me/certificate'),
  ...listed(learners.reads, 'GET /api/me/lessons'),
  ...listed(learners.writes, 'POST /api/me/lessons/read'),
  ...listed(
    businesses.reads,
    `GET /api/me/kyc, GET /api/me/orders, GET /api/me/tool-requests, GET /api/me/loans, GET /api/me/hire-requests
     GET /api/me/hire-requests/{requestId}, GET /api/me/hire-requests/{requestId}/candidates`,
  ),
  ...listed(
    businesses.writes,
    'POST /api/me/kyc, POST /api/me/orders/{orderId}/payments, POST /api/me/orders/{orderId}/payments/withdraw',
  ),
  ...listed(
    verifiedBusinesses.writes,
    'POST /api/me/orders, POST /api/me/tool-requests, POST /api/me/loans, POST /api/me/hire-requests, POST /api/me/hire-requests/{requestId}/invitations, POST /api/me/hire-requests/{requestId}/invitations/{id}/accept',
  ),
  ...listed(payers.writes, 'POST /api/me/card-payments, POST /api/me/card-payments/{id}/check'),
  ...listed(
    businesses.writes,
    'POST /api/me/hire-requests/{requestId}/withdraw, POST /api/me/hire-requests/{requestId}/invitations/{id}/decline, POST /api/me/hire-requests/{requestId}/invitations/{id}/recall',
  ),
  ...listed(payers.writes, 'POST /api/me/program-fees'),
  ...listed(walletMembers.reads, 'GET /api/me/wallet'),
  ...listed(
    admins,
    `GET /api/admin/members, GET /api/admin/staff, GET /api/admin/staff/invitations, POST /api/admin/staff/invitations,
     POST /api/admin/staff/invitations/{id}/send-again, DELETE /api/admin/staff/invitations/{id}, GET /api/admin/analytics, GET /api/admin/hire-figures, GET /api/admin/decision-figures, GET /api/admin/analytics/top-members
     POST /api/admin/members/{id}/ban, POST /api/admin/members/{id}/reactivate, POST /api/admin/members/{id}/account, POST /api/admin/members/{id}/second-factor/turn-off
     POST /api/admin/members/{id}/roles, POST /api/admin/members/{id}/leave, POST /api/admin/members/{id}/points, POST /api/admin/members/{id}/upgrade
     DELETE /api/admin/members/{id}/sessions, GET /api/admin/members/{id}/certificate
     POST /api/admin/certificates/{number}/revoke, DELETE /api/admin/saved-views/{memberId}/{name}
     POST /api/audit/members/{id}/erase, POST /api/audit/members/{id}/privacy-requests,
     POST /api/audit/privacy-requests/{requestId}/take, POST /api/audit/privacy-requests/{requestId}/answer, POST /api/admin/contact-lists
     GET /api/admin/settings, PUT /api/admin/settings/targets/{queue}, GET /api/admin/features, POST /api/admin/features/{name}
     GET /api/admin/webhooks, POST /api/admin/webhooks, PATCH /api/admin/webhooks/{id}, DELETE /api/admin/webhooks/{id}, GET /api/admin/webhooks/{id}/deliveries
     POST /api/admin/webhooks/{id}/rotate, POST /api/admin/webhooks/{id}/pause, POST /api/admin/webhooks/{id}/resume
     POST /api/admin/webhooks/{id}/test, POST /api/admin/webhooks/{id}/replay
     GET /api/admin/loans, POST /api/admin/loans/{loanId}/status`,
  ),
  ...listed(
    bookkeepers,
    `GET /api/admin/receipts, GET /api/admin/receipts/export, GET /api/admin/revenue, GET /api/admin/figure-exports/{table}, GET /api/admin/statements, GET /api/admin/statements/{id}, POST /api/admin/statements
     POST /api/admin/statements/{id}/confirm
     GET /api/admin/payments,
     GET /api/admin/program-fees, POST /api/admin/program-fees/{applicationId}/confirm
     POST /api/admin/program-fees/{applicationId}/reject, POST /api/admin/orders/{orderId}/paid,
     POST /api/admin/orders/{orderId}/money-back
     GET /api/admin/card-payments, POST /api/admin/card-payments/{paymentId}/handled`,
  ),
  ...listed(staff('reviewer', 'auditor'), 'GET /api/admin/members/{id}'),
  ...listed(
    staff('reviewer', 'finance'),
    'GET /api/admin/orders, GET /api/admin/reason-templates, PUT /api/admin/holds/{queue}, POST /api/admin/bulk-decisions/{queue}, POST /api/admin/bulk-decisions/{queue}/plan, GET /api/admin/decisions/{queue}, GET /api/admin/queue-exports/{queue}',
  ),
  ...listed(
    staff('reviewer', 'auditor', 'operator', 'finance'),
    'GET /api/admin/queue-counts, GET /api/admin/search, GET /api/admin/saved-views, POST /api/admin/saved-views, DELETE /api/admin/saved-views/{name}',
  ),
  ...listed(
    reviewers,
    `GET /api/admin/appraisals, GET /api/admin/appraisals/finished-below, GET /api/admin/appraisals/{appraisalId}/context
     POST /api/admin/appraisals/{appraisalId}/approve
     POST /api/admin/appraisals/{appraisalId}/reject
     GET /api/admin/kyc, POST /api/admin/kyc/{userId}/pass, POST /api/admin/kyc/{userId}/fail
     POST /api/admin/kyc/{userId}/ask, GET /api/admin/kyc/{userId}/sharing
     POST /api/admin/orders/{orderId}/status
     GET /api/admin/tool-requests, POST /api/admin/tool-requests/{applicationId}/status
     GET /api/admin/hire-requests, GET /api/admin/hire-requests/{requestId}/candidates
     GET /api/admin/hire-requests/{requestId}, GET /api/admin/approved-hire-requests
     POST /api/admin/hire-requests/{requestId}/invitations/{id}/settlement, POST /api/admin/hire-requests/{requestId}/choice
     POST /api/admin/hire-requests/{requestId}/invitations/{id}/recall
     POST /api/admin/hire-requests/{requestId}/invitations, POST /api/admin/hire-requests/{requestId}/status
     PUT /api/admin/reason-templates/{queue}, GET /api/admin/members/{id}/timeline`,
  ),
  ...listed(
    auditors,
    `GET /api/audit/erasures, GET /api/audit/privacy-requests, GET /api/audit/members, GET /api/audit/members/{id}/data
     GET /api/audit/members/{id}/data/export, GET /api/audit/members/{id}/state
     GET /api/audit/access-log, GET /api/audit/access-log/touched, GET /api/audit/access-log/touched/export
     GET /api/audit/events, GET /api/audit/evidence, GET /api/audit/events/{stream}/{version}, GET /api/audit/events/{stream}/{version}/proof
     POST /api/audit/events/{stream}/{version}/reveal, GET /api/audit/event-types, GET /api/audit/export
     GET /api/audit/seals, GET /api/audit/proof, GET /api/audit/proof/consistency, GET /api/audit/sealed-log
     POST /api/audit/verify, POST /api/audit/verify/progress`,
  ),
  ...listed(
    operators,
    `GET /api/ops/consumers, GET /api/ops/consumers/{name}/parked
     POST /api/ops/consumers/{name}/pause, POST /api/ops/consumers/{name}/resume
     POST /api/ops/consumers/{name}/parked/replay, POST /api/ops/consumers/{name}/parked/{streamId}/replay
     POST /api/ops/consumers/{name}/parked/{streamId}/discard
     GET /api/ops/projections, POST /api/ops/projections/{name}/rebuild, POST /api/ops/projections/{name}/rebuild/cancel
     GET /api/ops/queues, GET /api/ops/queues/{name}/jobs, POST /api/ops/queues/{name}/pause
     POST /api/ops/queues/{name}/resume, POST /api/ops/queues/{name}/retry-failed
     POST /api/ops/queues/{name}/jobs/{jobId}/retry, POST /api/ops/queues/{name}/jobs/{jobId}/discard
     GET /api/ops/conditions, GET /api/ops/effects, POST /api/ops/effects/{id}/resolve, GET /api/ops/server`,
  ),
};
