import { journey, journeyOf } from '../modules/creator-journey/public.js';
import type { ImportedAccount } from '../modules/identity/accounts/imported-accounts.js';

import { isImportedHash } from '../modules/identity/passwords/passwords.js';
import { type MembershipType, memberAggregate, memberOf } from '../modules/identity/public.js';
import { verification, verificationOf } from '../modules/kyc/public.js';
import { intend } from '../platform/event-sourcing/index.js';
import { membershipTypes } from '../reference-data/index.js';
import { type ExportRow, type Fields, present, readAll, UnusableRow } from './export-row.js';
import type { MemberHistory } from './member-history.js';
import { objectIn, textOf } from './read-export.js';
import {
  choiceIn,
  countryIn,
  emailIn,
  nameIn,
  oneOf,
  phoneIn,
  stateIn,
  timeIn,
  wholeNumberIn,
  wordsIn,
} from './values.js';
import { kycIn, takeVerification } from './verification.js';

export interface MemberRows {
  readonly user?: ExportRow;
  readonly profile?: ExportRow;
  readonly others: readonly ExportRow[];
}

export interface ImportContext {
  readonly source: string;
  readonly batch: string;
  readonly now: Date;
  /** The hash of a random password that nobody knows. */
  readonly unknownPassword: string;
}

const otherTypes: Readonly<Record<string, MembershipType>> = {
  intern: 'Creator',
  businessowner: 'Business',
  wallet: 'AFRO WALLET',
};
const genderNames = { m: 'Male', f: 'Female' } as const;

/** The profile's fields, completed by those from the account's registration. */
export function fieldsOf({ user, profile }: MemberRows): Fields {
  const said = objectIn(user?.values.raw_user_meta_data ?? user?.values.metadata) ?? {};
  const metadata = Object.fromEntries(Object.entries(said).map(([name, value]) => [name, textOf(value)]));
  const told = Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== ''));
  return { ...told, ...user?.values, ...profile?.values };
}

export const emailOf = ({ user }: MemberRows): string => emailIn(user?.values.email);

/** The account and the first events of a new member. */
export function registerMember(
  history: MemberHistory,
  rows: MemberRows,
  context: ImportContext,
  obstacle: string | undefined,
): ImportedAccount | undefined {
  const { user, profile } = rows;
  return user && history.take(user, () => register(history, user, rows, context), profile?.problem, obstacle);
}

function register(history: MemberHistory, user: ExportRow, rows: MemberRows, context: ImportContext): ImportedAccount {
  const fields = fieldsOf(rows);
  const { memberId } = history;
  const isList = user.table === 'members';
  if (fields.deleted_at !== undefined) throw new UnusableRow('is of an account that was deleted: leave the row out');
  const { facts, registeredAt, passwordHash, verifiedAt, changedAt, appliedAt, bannedAt, kyc } = readAll({
    facts: () => factsOf(rows, fields),
    points: () => wholeNumberIn(fields, 'points'),
    registeredAt: () =>
      present(
        timeIn(user.values, 'created_at') ?? timeIn(fields, 'created_at') ?? (isList ? context.now : undefined),
        'has no created_at',
      ),
    passwordHash: () => passwordIn(fields) ?? context.unknownPassword,
    verifiedAt: () => timeIn(user.values, 'email_confirmed_at', 'confirmed_at') ?? null,
    changedAt: () => timeIn(fields, 'updated_at'),
    appliedAt: () => applicationTime(rows),
    bannedAt: () => banTime(fields, context.now) ?? null,
    kyc: () => (typeOf(rows, fields) === 'Business' ? kycIn(fields) : undefined),
  });
  const on = memberOf(memberId);
  const command = { type: 'RegisterMember', data: { ...facts, passwordHash } } as const;
  history.carryOut('member', '', registeredAt, intend(memberAggregate, on, command));
  if (verifiedAt)
    history.carryOut(
      'member',
      'verified',
      verifiedAt,
      intend(memberAggregate, on, { type: 'VerifyEmail', data: { emailHash: '' } }),
    );
  const motivation = wordsIn(fields.motivation);
  if (motivation)
    history.carryOut(
      'member',
      'motivation',
      changedAt ?? registeredAt,
      intend(memberAggregate, on, { type: 'EditProfile', data: { motivation } }),
    );
  openApplication(history, facts.membershipType, appliedAt ?? registeredAt);
  if (kyc) takeVerification(history, kyc);
  const { email, phone, membershipType } = facts;
  return { memberId, email, phone, passwordHash, membershipType, verifiedAt, bannedAt, isInvited: isList };
}

/** Of a name in one field, the last word is the last name. */
export function namesIn({ first_name: first, last_name: last, full_name: full, name }: Fields) {
  const [firstName, lastName] = [nameIn(first), nameIn(last)];
  if (firstName !== undefined || lastName !== undefined) return { firstName, lastName };
  const words = nameIn(full ?? name)?.split(' ') ?? [];
  const lastWord = words.length > 1 ? words.pop() : undefined;
  return { firstName: nameIn(words.join(' ')), lastName: lastWord };
}

function factsOf(rows: MemberRows, fields: Fields) {
  const { firstName, lastName } = namesIn(fields);
  const country = countryIn(fields.country);
  const { membershipType, email, phone } = readAll({
    name: () =>
      present(firstName ?? lastName, 'has no name in its row, profile or metadata: add first_name and last_name'),
    membershipType: () => typeOf(rows, fields),
    email: () => emailOf(rows),
    phone: () => phoneIn(fields.phone, country),
  });
  const qualification = wordsIn(fields.qualification) ?? (membershipType === 'Business' ? 'Business Owner' : undefined);
  return {
    membershipType,
    email,
    firstName: firstName ?? '-',
    lastName: lastName ?? '-',
    phone,
    country,
    state: stateIn(fields.state, country),
    gender: choiceIn(fields.gender, ['Male', 'Female'], genderNames) ?? wordsIn(fields.gender) ?? null,
    ...(qualification !== undefined && { qualification }),
    marketingConsent: false,
  };
}

function passwordIn({ encrypted_password: hash }: Fields): string | undefined {
  if (hash === undefined || isImportedHash(hash)) return hash;
  throw new UnusableRow('encrypted_password is no bcrypt hash: empty it');
}

/** Infers a missing membership type from the applications. */
function typeOf({ others }: MemberRows, { membership_type: text }: Fields): MembershipType {
  if (text !== undefined) return oneOf('membership_type', text, membershipTypes, otherTypes);
  if (others.some(({ table }) => table === 'business_applications')) return 'Business';
  if (others.some(({ table }) => table === 'internship_applications')) return 'Creator';
  throw new UnusableRow(`has no membership_type: add one of ${membershipTypes.join(', ')}`);
}

function applicationTime({ others }: MemberRows): Date | undefined {
  const application = others.find(({ table }) => table.endsWith('_applications'));
  return application && timeIn(application.values, 'approved_at', 'created_at');
}

/** Registration opens the application here, so everybody gets one, even if its row is missing. */
function openApplication(history: MemberHistory, type: MembershipType, at: Date): void {
  if (type === 'Creator') {
    const data = { now: at.toISOString() };
    history.carryOut(
      'member',
      'application',
      at,
      intend(journey, journeyOf(history.memberId), { type: 'OpenInternshipApplication', data }),
    );
  }
  if (type === 'Business')
    history.carryOut(
      'member',
      'application',
      at,
      intend(verification, verificationOf(history.memberId), { type: 'OpenBusinessApplication', data: {} }),
    );
}

/** When a member who is still banned was banned. */
export function banTime(fields: Fields, now: Date): Date | undefined {
  const until = fields.banned_until;
  const isOver = until === undefined || Date.parse(until) <= now.getTime(); // `infinity` is not a date, and never over
  const isBanned = fields.banned_at ?? !isOver;
  if (!isBanned && fields.profile_status?.toLowerCase() !== 'suspended') return undefined;
  return timeIn(fields, 'banned_at', 'updated_at', 'created_at');
}

/** Runs last, as a banned member could not do the other steps. */
export function closeHistory(history: MemberHistory, { bannedAt }: ImportedAccount, context: ImportContext): void {
  const on = memberOf(history.memberId);
  if (bannedAt)
    history.carryOut('member', 'ban', bannedAt, intend(memberAggregate, on, { type: 'BanMember', data: {} }));
  const { source, batch, now } = context;
  history.carryOut(
    'member',
    IMPORTED,
    now,
    intend(memberAggregate, on, { type: 'NoteImport', data: { source, batch } }),
  );
}

export const IMPORTED = 'imported';
