import type { RetentionRule } from '../../../platform/housekeeping/housekeeping.js';

/** Ended sessions are kept for a while, as they show where an account was used. */
export const retentionRules: readonly RetentionRule[] = [
  {
    name: 'ended sessions',
    keepDays: 90,
    table: 'identity.sessions',
    isOld: "least(idle_until, ends_at, coalesce(ended_at, 'infinity')) < $1",
  },
  { name: 'API tokens that have ended', keepDays: 30, table: 'identity.api_tokens', isOld: 'expires_at < $1' },
  {
    name: 'second factors that were begun and not turned on',
    keepDays: 1,
    table: 'identity.second_factors',
    isOld: 'turned_on_at is null and started_at < $1',
  },
  {
    name: 'links and codes for e-mail addresses',
    keepDays: 1,
    table: 'identity.email_verifications',
    isOld: 'expires_at < $1',
  },
  { name: 'codes for a second factor', keepDays: 0, table: 'identity.enrolment_codes', isOld: 'expires_at < $1' },
  { name: 'bans of who was erased', keepDays: 0, table: 'identity.kept_bans', isOld: 'kept_until < $1' },
  { name: 'reset links', keepDays: 1, table: 'identity.password_resets', isOld: 'expires_at < $1' },
  {
    name: 'requests for reset links',
    keepDays: 1,
    table: 'identity.password_reset_requests',
    isOld: 'requested_at < $1',
  },
];
