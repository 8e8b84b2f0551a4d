import { ValidateBy } from 'class-validator';
import { wrongField } from '../../../../platform/http/problem.js';
import { roughKey, roughWords } from '../../../../platform/text/rough-key.js';

/** Words that sound official beside any other word. */
const staffWords = ['sankofa', 'admin', 'admins', 'administrator', 'moderator', 'support', 'helpdesk', 'official'];
/** Words that sound official only beside each other: Precious Care and Marshall Staff are people. */
const officeWords = [
  ...['team', 'staff', 'service', 'services', 'customer', 'care', 'desk', 'help', 'security', 'system', 'account'],
  ...['accounts', 'billing', 'payment', 'payments', 'finance', 'verification', 'verified', 'office', 'operations'],
];

const telling = new Set(staffWords.map(roughKey));
const all = [...staffWords, ...officeWords].map(roughKey);
const known = new Set(all);
/** Matches the words spaced out or joined. helpdesk is two of the others. */
const parts = all.filter((word) => word !== roughKey('helpdesk')).map((word) => word.replaceAll(/./g, '$&+'));
const nothingElse = new RegExp(`^(?:${parts.join('|')})+$`);

interface Names {
  readonly firstName?: string;
  readonly lastName?: string;
}

const MESSAGE = 'Enter your own name: members would take this one for somebody of our team.';

/** Validates both names of a person, as they are read together. */
export const OwnName = (): PropertyDecorator =>
  ValidateBy({
    name: 'isOwnName',
    validator: {
      validate: (_, args) => staffNameIn(args?.object ?? {}) !== args?.property,
      defaultMessage: () => MESSAGE,
    },
  });

export function refuseStaffName(names: Names): void {
  const field = staffNameIn(names);
  if (field) throw wrongField(field, MESSAGE);
}

/** The name that reads as one of ours, also when its letters only look alike. */
function staffNameIn({ firstName, lastName }: Names): keyof Names | undefined {
  if (!isStaffName(firstName, lastName)) return undefined;
  return isStaffName(lastName) && !isStaffName(firstName) ? 'lastName' : 'firstName';
}

function isStaffName(...names: readonly unknown[]): boolean {
  const words = roughWords(names.filter((name) => typeof name === 'string').join(' '));
  const isOffice = words.length > 0 && words.every((word) => known.has(word));
  return isOffice || words.some((word) => telling.has(word)) || nothingElse.test(words.join(''));
}
