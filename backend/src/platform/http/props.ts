import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { MoneyAmount } from './money.js';

type Field = PropertyDecorator;
type Extra = Pick<ApiPropertyOptions, 'nullable' | 'required' | 'description'>;

/** A reference to a class. The OpenAPI library requires the function's name to be `type`. */
function named(model: () => unknown): { type: () => unknown } {
  const type = (): unknown => model();
  return { type };
}

const shown = (api: object, extra: Extra): Field =>
  ApiProperty({ required: true, ...api, ...extra } as ApiPropertyOptions);

export const TextProp = (extra: Extra = {}): Field => shown({ type: String }, extra);
export const IdProp = (extra: Extra = {}): Field => shown({ type: String, format: 'uuid' }, extra);
export const DateTimeProp = (extra: Extra = {}): Field => shown({ type: String, format: 'date-time' }, extra);
export const NumberProp = (extra: Extra = {}): Field => shown({ type: 'integer' }, extra);
export const NumbersProp = (extra: Extra = {}): Field => shown({ type: 'integer', isArray: true }, extra);
export const DecimalProp = (extra: Extra = {}): Field => shown({ type: Number }, extra);
export const FlagProp = (extra: Extra = {}): Field => shown({ type: Boolean }, extra);
export const ChoiceProp = (values: readonly (string | number)[], extra: Extra = {}): Field =>
  shown({ enum: [...values] }, extra);
export const ChoicesProp = (values: readonly string[], extra: Extra = {}): Field =>
  shown({ enum: [...values], isArray: true }, extra);
export const ListProp = (item: 'string' | (() => unknown), extra: Extra = {}): Field =>
  shown({ ...(item === 'string' ? { type: String } : named(item)), isArray: true }, extra);
export const DataProp = (extra: Extra = {}): Field => shown({ type: 'object', additionalProperties: true }, extra);
export const DataListProp = (extra: Extra = {}): Field =>
  shown({ type: 'array', items: { type: 'object', additionalProperties: true } }, extra);
export const ObjectProp = (model: () => unknown, extra: Extra = {}): Field => shown(named(model), extra);
export const MoneyProp = (extra: Extra = {}): Field => shown({ type: () => MoneyAmount }, extra);
