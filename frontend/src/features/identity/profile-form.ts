import { pickChanges } from '../../shared/session/changes-draft';
import type { Member } from '../../shared/session/member';
import type { ProfileEdit } from './api/edit-profile.mutation';
import { checkPhone } from './registration';
import { stateLabelOf } from './state-label';
import { canCorrectEmail } from './use-email-verification';

/** The part of the form that asks for a creator's motivation. */
export const toStory = '/profile/edit#motivation';

export const profileFieldNames = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  country: 'Country',
  state: 'State',
  gender: 'Gender',
  motivation: 'Motivation',
};
export type ProfileValues = Record<keyof typeof profileFieldNames, string>;

/** The label of a field. */
export const profileFieldName = (name: keyof ProfileValues, { country }: ProfileValues): string =>
  name === 'state' ? stateLabelOf(country) : profileFieldNames[name];

export function profileValues(member: Member): ProfileValues {
  const { firstName, lastName, phone, country, state, gender, motivation } = member;
  return {
    firstName,
    lastName,
    phone: phone ?? '',
    country: country ?? '',
    state: state ?? '',
    gender: gender ?? '',
    motivation: motivation ?? '',
  };
}

/** Staff accounts only need names; members must keep what they registered with. */
export function missingProfileFields(values: ProfileValues, isStaff: boolean): (keyof ProfileValues)[] {
  const names: (keyof ProfileValues)[] = ['firstName', 'lastName'];
  const required = isStaff
    ? names
    : [...names, 'phone' as const, 'country' as const, 'state' as const, 'gender' as const];
  return required.filter((name) => values[name].trim() === '');
}

export function checkProfile(values: ProfileValues, isStaff: boolean): Partial<ProfileValues> {
  const missing = missingProfileFields(values, isStaff).map((name) => [
    name,
    `${profileFieldName(name, values)} is missing.`,
  ]);
  return { ...(isStaff ? {} : checkPhone(values)), ...(Object.fromEntries(missing) as Partial<ProfileValues>) };
}

/** Sends only changed fields, so that two open screens do not undo each other. */
export function trimChanges(values: ProfileValues, before: ProfileValues): ProfileEdit {
  const trimmed = Object.entries<string>({ ...values }).map(([name, value]) => [name, value.trim()]);
  return pickChanges(Object.fromEntries(trimmed) as ProfileValues, before) as ProfileEdit;
}

/** A sentence on which fields the member can change, and which change on request. */
export function correctable(member: Member): string {
  const { membershipType } = member;
  const isCreator = membershipType === 'Creator';
  const others = isCreator ? 'Names, phone, place, gender and motivation' : 'Names, phone, place and gender';
  const own = `${membershipType === null ? 'Your names' : others} you change yourself`;
  const onRequest = [...(canCorrectEmail(member) ? [] : ['e-mail']), ...(isCreator ? ['department'] : [])];
  const yourself = canCorrectEmail(member) ? `${own}, and a mistyped e-mail as well.` : `${own}.`;
  return onRequest.length === 0 ? yourself : `${yourself} Your ${onRequest.join(' and ')} we change for you.`;
}
