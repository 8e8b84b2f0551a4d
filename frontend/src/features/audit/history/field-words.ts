import { inWords } from '../../../shared/console/in-words';
import { countryName } from '../../../shared/format';
import { planName } from '../../../shared/plans';

const describePlan = (plan: string): string => (plan === 'none' ? '' : planName(plan));
const describeCode = (code: string): string => inWords(code.replaceAll('-', ' '));

/** Fields that are kept as codes, and how these are read. */
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

/** What an event or a row says, name by name, as people read it. */
export const describeFields = (of: Fields): [name: string, value: unknown][] =>
  Object.entries(withMoney(of)).map(([name, value]) => [inWords(name), describeValue(name, value)]);

/** One value of them. */
export const describeValue = (field: string, value: unknown): unknown =>
  typeof value === 'string' ? (describers[field]?.(value) ?? value) : value;

/** An amount beside its currency is money, and told as one. */
function withMoney(of: Fields): Fields {
  const { currency, ...others } = of;
  const amount = { amount: of.amount, currency };
  return isMoney(amount) ? { ...others, amount } : of;
}

export function isMoney(value: object): value is { amount: number; currency: string } {
  const { amount, currency, ...more } = value as Fields;
  return typeof amount === 'number' && typeof currency === 'string' && Object.keys(more).length === 0;
}
