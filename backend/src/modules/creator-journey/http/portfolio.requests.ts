import { Matches, ValidateBy } from 'class-validator';
import { Flag, NestedList, Text, Url, WholeNumber } from '../../../platform/http/fields.js';
import { roughKey } from '../../../platform/text/rough-key.js';
import { challengeDays, linkInText, publicAddress } from '../../../reference-data/index.js';

const PAGE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MIN_PAGE_NAME = 3;
const MAX_PAGE_NAME = 40;
const MAX_LINKS = 6;
/** Names that look like pages of our own, also with look-alike letters. */
const reserved = [
  ...['sankofa', 'admin', 'support', 'help', 'official', 'staff', 'team', 'moderator', 'security', 'verify', 'login'],
  ...['register', 'payment', 'payments', 'finance', 'contact', 'api', 'www', 'about', 'terms', 'privacy', 'null'],
].map(roughKey);
const forbidden = ['sankofa', 'support', 'official', 'admin'].map(roughKey);

const isFree = (name: unknown): boolean => {
  const key = typeof name === 'string' ? roughKey(name) : '';
  return !reserved.includes(key) && !forbidden.some((word) => key.includes(word));
};

const NotReserved = (): PropertyDecorator =>
  ValidateBy(
    { name: 'isNotReserved', validator: { validate: isFree } },
    { message: 'This name is kept for pages of ours. Choose another one.' },
  );

class PickedWork {
  @WholeNumber({ min: 1, max: challengeDays }) dayNumber: number;
  @Text({ max: 80 }) title: string;
}

class LinkField {
  @Text({ max: 40 }) label: string;
  @Url({ publicAddress, linkInText }) url: string;
}

export class PortfolioRequest {
  @Flag() published: boolean;
  @Flag() isListed: boolean;
  @Text({ min: MIN_PAGE_NAME, max: MAX_PAGE_NAME })
  @Matches(PAGE_NAME, { message: 'Use small letters, digits, and single dashes between them.' })
  @NotReserved()
  pageName: string;
  @NestedList(() => PickedWork, { maxItems: challengeDays }) works: PickedWork[];
  @NestedList(() => LinkField, { maxItems: MAX_LINKS }) links: LinkField[];
}
