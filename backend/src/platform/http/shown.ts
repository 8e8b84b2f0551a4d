import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { MoneyAmount } from './money.js';

/** Fields of an answer, as the OpenAPI document tells them. */
type Field = PropertyDecorator;
type Extra = Pick<ApiPropertyOptions, 'nullable' | 'required' | 'description'>;

/** A class named by a function; the OpenAPI library knows such a function by its name, which must be `type`. */
function named(model: () => unknown): { type: () => unknown } {
  const type = (): unknown => model();
  return { type };
}

const shown = (api: object, extra: Extra): Field =>
  ApiProperty({ required: true, ...api, ...extra } as ApiPropertyOptions);

export const ShownText = (extra: Extra = {}): Field => shown({ type: String }, extra);
export const ShownId = (extra: Extra = {}): Field => shown({ type: String, format: 'uuid' }, extra);
export const ShownTime = (extra: Extra = {}): Field => shown({ type: String, format: 'date-time' }, extra);
export const ShownNumber = (extra: Extra = {}): Field => shown({ type: 'integer' }, extra);
export const ShownFlag = (extra: Extra = {}): Field => shown({ type: Boolean }, extra);
export const ShownChoice = (values: readonly (string | number)[], extra: Extra = {}): Field =>
  shown({ enum: [...values] }, extra);
export const ShownChoices = (values: readonly string[], extra: Extra = {}): Field =>
  shown({ enum: [...values], isArray: true }, extra);
export const ShownList = (item: 'string' | (() => unknown), extra: Extra = {}): Field =>
  shown({ ...(item === 'string' ? { type: String } : named(item)), isArray: true }, extra);
/** Plain data of no fixed shape. */
export const ShownData = (extra: Extra = {}): Field => shown({ type: 'object', additionalProperties: true }, extra);
/** A list of such plain data. */
export const ShownRows = (extra: Extra = {}): Field =>
  shown({ type: 'array', items: { type: 'object', additionalProperties: true } }, extra);
export const ShownObject = (model: () => unknown, extra: Extra = {}): Field => shown(named(model), extra);
export const ShownMoney = (extra: Extra = {}): Field => shown({ type: () => MoneyAmount }, extra);
