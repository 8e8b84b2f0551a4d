import { inWords } from '../../../shared/console/in-words';
import { countryName } from '../../../shared/format';
import { planName } from '../../../shared/plans';

const describePlan = (plan: string): string => (plan === 'none' ? '' : planName(plan));
const describeCode = (code: string): string => inWords(code.replaceAll('-', ' '));

/** How the codes in these fields are shown. */
const describers: Record<string, (code: string) => string> = {
  country: countryName,
  plan: describePlan,
  proPlan: describePlan,
  status: describeCode,
  profileStatus: describeCode,
  kycStatus: describeCode,
  origin: describeCode,
  role: describeCode,
  view: describeCode,
  queue: describeCode,
  action: describeCode,
  outcome: describeCode,
};

type Fields = Record<string, unknown>;

/** The fields of an event or a row, with names and values as people read them. */
export const describeFields = (of: Fields): [name: string, value: unknown][] =>
  Object.entries(withMoney(of)).map(([name, value]) => [inWords(name), describeValue(name, value)]);

export const describeValue = (field: string, value: unknown): unknown =>
  typeof value === 'string' ? (describers[field]?.(value) ?? value) : value;

/** Joins an amount and its currency into one money value. */
function withMoney(of: Fields): Fields {
  const { currency, ...others } = of;
  const amount = { amount: of.amount, currency };
  return isMoney(amount) ? { ...others, amount } : of;
}

export function isMoney(value: object): value is { amount: number; currency: string } {
  const { amount, currency, ...more } = value as Fields;
  return typeof amount === 'number' && typeof currency === 'string' && Object.keys(more).length === 0;
}
