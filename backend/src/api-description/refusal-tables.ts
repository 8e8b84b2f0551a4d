import { accessRefusals } from '../access/access.refusals.js';
import { deskRefusals } from '../modules/admin/domain/desk.refusals.js';
import { contactListRefusals } from '../modules/admin/http/contact-lists.refusals.js';
import { challengeRefusals } from '../modules/appraisals/domain/challenge.refusals.js';
import { cardPaymentRefusals } from '../modules/commerce/domain/card-payment.refusals.js';
import { membershipRefusals } from '../modules/commerce/domain/membership.refusals.js';
import { orderRefusals } from '../modules/commerce/domain/order.refusals.js';
import { programFeeRefusals } from '../modules/commerce/domain/program-fee.refusals.js';
import { statementRefusals } from '../modules/commerce/domain/statement.refusals.js';
import { commerceRefusals } from '../modules/commerce/http/commerce.refusals.js';
import { certificateRefusals } from '../modules/creator-journey/domain/certificate.refusals.js';
import { journeyRefusals } from '../modules/creator-journey/domain/journey.refusals.js';
import { portfolioRefusals } from '../modules/creator-journey/domain/portfolio.refusals.js';
import { availabilityRefusals } from '../modules/hiring/domain/availability.refusals.js';
import { hireRequestRefusals } from '../modules/hiring/domain/hire-request.refusals.js';
import { accountRefusals } from '../modules/identity/accounts/accounts.refusals.js';
import { memberRefusals } from '../modules/identity/domain/member.refusals.js';
import { privacyRequestRefusals } from '../modules/identity/domain/privacy-requests.refusals.js';
import { signInRefusals } from '../modules/identity/http/sign-in.refusals.js';
import { secondFactorRefusals } from '../modules/identity/second-factor/second-factor.refusals.js';
import { verificationRefusals } from '../modules/kyc/domain/verification.refusals.js';
import { studyRefusals } from '../modules/learn-hub/domain/study.refusals.js';
import { inboxRefusals } from '../modules/notifications/domain/inbox.refusals.js';
import { noticeRefusals } from '../modules/notifications/http/notice-settings.refusals.js';
import { queueRefusals } from '../modules/operations/http/queues.refusals.js';
import { webhookRefusals } from '../modules/webhooks/domain/webhook.refusals.js';
import { commandRefusals } from '../platform/command-handling/command-handling.refusals.js';
import type { Refusal } from '../platform/event-sourcing/index.js';
import { requestRefusals } from '../platform/event-sourcing/request.refusals.js';
import { eventStoreRefusals } from '../platform/event-store/event-store.refusals.js';
import { switchRefusals } from '../platform/features/switches.refusals.js';
import { httpRefusals } from '../platform/http/http.refusals.js';
import { operationsRefusals } from '../platform/operations/operations.refusals.js';
import { rebuildRefusals } from '../platform/projections/rebuild.refusals.js';

type Table = Readonly<Record<string, Refusal>>;

/** The refusals of each subject, by its name in `operations.json`. */
export const refusalTables: Readonly<Record<string, Table>> = {
  account: accountRefusals,
  availability: availabilityRefusals,
  cardPayment: cardPaymentRefusals,
  certificate: certificateRefusals,
  challenge: challengeRefusals,
  commerce: commerceRefusals,
  contactList: contactListRefusals,
  desk: deskRefusals,
  feature: switchRefusals,
  hireRequest: hireRequestRefusals,
  inbox: inboxRefusals,
  journey: journeyRefusals,
  member: memberRefusals,
  membership: membershipRefusals,
  missing: { NOT_FOUND: httpRefusals.NOT_FOUND },
  notice: noticeRefusals,
  operations: operationsRefusals,
  order: orderRefusals,
  portfolio: portfolioRefusals,
  privacyRequest: privacyRequestRefusals,
  programFee: programFeeRefusals,
  queue: queueRefusals,
  rebuild: rebuildRefusals,
  request: requestRefusals,
  secondFactor: secondFactorRefusals,
  signIn: signInRefusals,
  statement: statementRefusals,
  study: studyRefusals,
  suspension: { ACCOUNT_SUSPENDED: accessRefusals.ACCOUNT_SUSPENDED },
  session: { NOT_SIGNED_IN: httpRefusals.NOT_SIGNED_IN },
  verification: verificationRefusals,
  webhook: webhookRefusals,
};

const ofStatus = (status: number, ...tables: Table[]): string[] =>
  [...new Set(tables.flatMap((table) => Object.values(table)))].flatMap((it) =>
    it.status === status ? [it.code] : [],
  );

/** Refusal codes that all routes of a kind share. */
export const commonCodes = {
  signedIn: { 401: ofStatus(401, httpRefusals), 403: ofStatus(403, accessRefusals) },
  named: { 404: ['NOT_FOUND'] },
  filledIn: { 413: ofStatus(413, httpRefusals), 415: ofStatus(415, httpRefusals), 422: ofStatus(422, httpRefusals) },
  changing: { 409: ofStatus(409, commandRefusals, eventStoreRefusals) },
  any: {
    400: ofStatus(400, httpRefusals),
    429: ['TOO_MANY_CALLS', 'TOO_MANY_REQUESTS'],
    500: ['UNEXPECTED'],
    503: ['TEMPORARILY_UNAVAILABLE'],
    default: ['HEADERS_TOO_LARGE', 'METHOD_NOT_ALLOWED', 'REQUEST_TOO_SLOW', 'ROUTE_NOT_FOUND'],
  },
} as const;
