import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsDate,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  IsUUID,
  isEmail,
  isString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { canonicalEmail, isPlainMailbox } from '../text/email-address.js';
import { dropUnseen, hasPiledMarks, tidyLine, tidyName, tidyText } from '../text/tidy.js';
import { isMoney, type Money, MoneyAmount } from './money.js';

type Field = PropertyDecorator;

const LABEL = 'sankofa:label';

/** The label of the field in forms, if it differs from the field's name. */
export const Label = (label: string): Field => Reflect.metadata(LABEL, label);

export const labelOf = (field: string, request: object | undefined): string =>
  (request && (Reflect.getMetadata(LABEL, request, field) as string | undefined)) ??
  `${field.charAt(0).toUpperCase()}${field.slice(1).replaceAll(/[A-Z]/g, (c) => ` ${c.toLowerCase()}`)}`;

/** A missing field is allowed, but null is refused, as the client may have meant something by it. */
const unlessLeftOut = ValidateIf((_: object, value: unknown) => value !== undefined);

const optional = (field: Field[], api: ApiPropertyOptions): Field =>
  applyDecorators(unlessLeftOut, ...field, ApiPropertyOptional(api));
/** For a field that reads as null if it was not given, so that clients can send back what they read. */
export const OrNull = (): Field =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => value ?? undefined),
    ApiPropertyOptional({ nullable: true }),
  );
const required = (field: Field[], api: ApiPropertyOptions): Field => applyDecorators(...field, ApiProperty(api));
const fieldOf = (isOptional: boolean | undefined, field: Field[], api: ApiPropertyOptions): Field =>
  isOptional ? optional(field, api) : required(field, api);

type Tidy = (text: string) => string;
const tidyIfText = (tidy: Tidy, value: unknown): unknown => (typeof value === 'string' ? tidy(value) : value);
const tidied = (tidy: Tidy): Field => Transform(({ value }: { value: unknown }) => tidyIfText(tidy, value));
const eachTidied = (tidy: Tidy): Field =>
  Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) ? value.map((item: unknown) => tidyIfText(tidy, item)) : value,
  );
const small = (id: string): string => id.toLowerCase();
// PostgreSQL stores neither NUL nor lone surrogates. Other control characters do not belong in a text.
const PRINTABLE = /^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uD800-\uDFFF]*$/u;
const UNPRINTABLE = 'Remove the control characters.';
const printable = Matches(PRINTABLE, { message: UNPRINTABLE });
const readable = ValidateBy(
  { name: 'readable', validator: { validate: (value: unknown) => typeof value !== 'string' || !hasPiledMarks(value) } },
  { message: 'Use at most four marks on a letter.' },
);
/** A character that a reader can see. */
export const VISIBLE = /[^\s\u2800\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}]/u;

export interface TextOptions {
  max: number;
  min?: number;
  optional?: boolean;
  description?: string;
}

/** One line: pasted line breaks become spaces. Required text must not be empty, nor optional text with `min`. */
export const Text = (options: TextOptions): Field => textField(tidyLine, options);

export const LongText = (options: TextOptions): Field => textField(tidyText, options);

const MAX_NAME = 80;

export const PersonName = (options: { optional?: boolean } = {}): Field =>
  textField(tidyName, { max: MAX_NAME, min: 1, ...options });

function textField(tidy: Tidy, { max, min, ...rest }: TextOptions): Field {
  const minLength = min ?? (rest.optional ? 0 : 1);
  const length = Length(minLength, max, { message: lengthMessage(minLength, max) });
  const filled = minLength > 0 ? [Matches(VISIBLE, { message: lengthMessage(minLength, max) })] : [];
  const api = { type: String, minLength: minLength, maxLength: max, description: rest.description };
  const isText = IsString({ message: 'This must be a text.' });
  return fieldOf(rest.optional, [tidied(tidy), isText, length, printable, readable, ...filled], api);
}

function lengthMessage(min: number, max: number): string {
  if (min > 1) return `Use ${String(min)} to ${String(max)} characters.`;
  return min === 1 ? `Fill this in, with at most ${String(max)} characters.` : `Use at most ${String(max)} characters.`;
}

export function TextList(options: { maxItems: number; max: number; optional?: boolean }): Field {
  const { maxItems, max } = options;
  const checks = [
    eachTidied(tidyLine),
    IsArray({ message: 'This must be a list.' }),
    ArrayMaxSize(maxItems, { message: `Use at most ${String(maxItems)} of them.` }),
    IsString({ each: true, message: 'This must be a list of texts.' }),
    Length(1, max, { each: true, message: `Use 1 to ${String(max)} characters in each.` }),
    Matches(VISIBLE, { each: true, message: `Use 1 to ${String(max)} characters in each.` }),
    Matches(PRINTABLE, { each: true, message: UNPRINTABLE }),
  ];
  return fieldOf(options.optional, checks, { type: String, isArray: true, maxItems });
}

export function Nested(model: () => new () => object): Field {
  const type = (): unknown => model(); // the OpenAPI library finds the function by this name
  const checks = [IsObject({ message: 'This must be an object.' }), ValidateNested(), Type(model)];
  return required(checks, { type });
}

export function NestedList(model: () => new () => object, { maxItems }: { maxItems: number }): Field {
  const type = (): unknown => model();
  const isList = IsArray({ message: 'This must be a list.' });
  const isShort = ArrayMaxSize(maxItems, { message: `Use at most ${String(maxItems)} of them.` });
  const areObjects = IsObject({ each: true, message: 'This must be a list of objects.' });
  return required([isList, isShort, areObjects, ValidateNested({ each: true }), Type(model)], {
    type,
    isArray: true,
    maxItems,
  });
}

export function Password({ min, max }: { min: number; max: number }): Field {
  const message = `Use ${String(min)} to ${String(max)} characters.`;
  return required([IsString({ message: 'This must be a text.' }), Length(min, max, { message })], {
    type: String,
    minLength: min,
    maxLength: max,
    format: 'password',
  });
}

export function Email(options: { optional?: boolean } = {}): Field {
  const isAddress = (value: unknown): boolean => isString(value) && isPlainMailbox(value) && isEmail(value);
  const message = 'Enter an e-mail address such as ada@example.com.';
  const checks = [
    tidied(canonicalEmail),
    ValidateBy({ name: 'email', validator: { validate: isAddress } }, { message }),
  ];
  return fieldOf(options.optional, [...checks, MaxLength(254)], { type: String, format: 'email', maxLength: 254 });
}

export function Choice(values: readonly (string | number)[], options: { optional?: boolean } = {}): Field {
  const message = `Choose one of: ${values.join(', ')}.`;
  return fieldOf(options.optional, [IsIn(values, { message })], { enum: [...values] });
}

export function Choices(values: readonly string[], options: { optional?: boolean; min?: number } = {}): Field {
  const { optional: isOptional, min = 0 } = options;
  const message = `Choose from: ${values.join(', ')}.`;
  const isList = IsArray({ message: 'This must be a list.' });
  const checks = [isList, ArrayMinSize(min, { message }), IsIn(values, { each: true, message })];
  return fieldOf(isOptional, checks, { enum: [...values], isArray: true, minItems: min });
}

export function MoneyChoice(offered: readonly Money[], options: { optional?: boolean } = {}): Field {
  const amounts = offered.map(({ amount, currency }) => `${String(amount)} ${currency}`).join(', ');
  const message = `Choose one of these amounts in minor units: ${amounts}.`;
  const validate = (value: unknown): boolean =>
    isMoney(value) && offered.some(({ amount, currency }) => amount === value.amount && currency === value.currency);
  return fieldOf(options.optional, [ValidateBy({ name: 'moneyChoice', validator: { validate } }, { message })], {
    type: () => MoneyAmount,
  });
}

export interface NumberOptions {
  min: number;
  max: number;
  optional?: boolean;
  default?: number;
}

export function WholeNumber({ min, max, optional: isOptional, default: otherwise }: NumberOptions): Field {
  const message = `Enter a whole number from ${String(min)} to ${String(max)}.`;
  const checks = [IsInt({ message }), Min(min, { message }), Max(max, { message })];
  // In words, as generators treat a field with a "default" as always present.
  const description = otherwise === undefined ? undefined : `${String(otherwise)} where it is left out.`;
  return fieldOf(isOptional, checks, { type: 'integer', minimum: min, maximum: max, description });
}

export const QueryNumber = (options: NumberOptions): Field =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value,
    ),
    WholeNumber(options),
  );

export function Flag(options: { optional?: boolean } = {}): Field {
  return fieldOf(options.optional, [IsBoolean({ message: 'This must be true or false.' })], { type: Boolean });
}

export function Id(options: { optional?: boolean; description?: string } = {}): Field {
  return fieldOf(options.optional, [tidied(small), IsUUID(undefined, { message: 'This must be a UUID.' })], {
    type: String,
    format: 'uuid',
    description: options.description,
  });
}

export function IdList({ min = 0, max, ...options }: { min?: number; max: number; optional?: boolean }): Field {
  const message = `Name ${String(min)} to ${String(max)} UUIDs.`;
  const checks = [IsArray({ message }), ArrayMinSize(min, { message }), ArrayMaxSize(max, { message })];
  const areIds = IsUUID(undefined, { each: true, message });
  const items = { type: String, format: 'uuid', isArray: true, minItems: min, maxItems: max };
  return fieldOf(options.optional, [eachTidied(small), ...checks, areIds], items);
}

export function DateTime(options: { optional?: boolean } = {}): Field {
  const asDate = Transform(({ value }: { value: unknown }) => (isDateTime(value) ? new Date(value) : value));
  const message = 'Enter a moment such as 2030-01-31T12:00:00Z.';
  return fieldOf(options.optional, [asDate, IsDate({ message })], { type: String, format: 'date-time' });
}

export function TimeZone(options: { optional?: boolean } = {}): Field {
  const check = ValidateBy(
    { name: 'isTimeZone', validator: { validate: (value: unknown) => isString(value) && isTimeZone(value) } },
    { message: 'Name a time zone such as Africa/Lagos.' },
  );
  return fieldOf(options.optional, [check], { type: String, maxLength: 64 });
}

function isTimeZone(timeZone: string): boolean {
  try {
    return timeZone.length <= 64 && new Intl.DateTimeFormat('en', { timeZone }).format() !== '';
  } catch {
    return false;
  }
}

const DAY_MS = 86_400_000;
const DAY_LENGTH = 'yyyy-mm-dd'.length;
/** Whether the calendar has the day YYYY-MM-DD. JavaScript reads 30 February as 2 March. */
export const isDay = (day: string): boolean => new Date(day).toISOString().startsWith(day);
const isDateTime = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  isDay(value.slice(0, DAY_LENGTH));

/** A calendar day since 2000, or of the last days, as text. Tomorrow is taken: it has begun in some time zones. */
export function PastDay(options: { optional?: boolean; maxDaysAgo?: number } = {}): Field {
  const { maxDaysAgo = Infinity } = options;
  const isPastDay = (value: unknown): boolean =>
    typeof value === 'string' &&
    /^20\d\d-\d\d-\d\d$/.test(value) &&
    isDateTime(`${value}T00:00Z`) &&
    Date.parse(value) < Date.now() + DAY_MS &&
    Date.parse(value) > Date.now() - (maxDaysAgo + 1) * DAY_MS;
  const range = Number.isFinite(maxDaysAgo) ? `of the last ${String(maxDaysAgo)} days` : 'from 2000-01-01 to today';
  const message = { message: `Enter a day ${range}, such as 2026-11-21.` };
  const check = ValidateBy({ name: 'isPastDay', validator: { validate: isPastDay } }, message);
  return fieldOf(options.optional, [check], { type: String, format: 'date' });
}

const MAX_URL_LENGTH = 2_048;

interface UrlPatterns {
  publicAddress: string;
  linkInText: string;
}

/** A link, also inside a text that an app shared along with it. */
export function Url({ publicAddress, linkInText }: UrlPatterns, options: { optional?: boolean } = {}): Field {
  const link = new RegExp(linkInText, 'iu');
  const normal = Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? normalizeUrl(link.exec(dropUnseen(value))?.[0] ?? value) : value,
  );
  const message =
    'Enter a web address that starts with https:// or http:// and names a public site, without a user name in it.';
  const checks = [
    normal,
    IsString({ message }),
    Matches(new RegExp(publicAddress), { message }),
    MaxLength(MAX_URL_LENGTH, { message: `Use at most ${String(MAX_URL_LENGTH)} characters.` }),
  ];
  return fieldOf(options.optional, checks, { type: String, format: 'uri', maxLength: MAX_URL_LENGTH });
}

function normalizeUrl(text: string): string {
  const trimmedText = text.trim();
  return URL.canParse(trimmedText) ? new URL(trimmedText).href : '';
}
