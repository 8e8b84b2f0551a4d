import { ApiProperty } from '@nestjs/swagger';

export interface Money {
  readonly amount: number;
  readonly currency: string;
}

export class MoneyAmount implements Money {
  @ApiProperty({ type: 'integer', description: 'In the minor unit: kobo, cents.' }) amount: number;
  @ApiProperty({ type: String, description: 'ISO 4217 code.' }) currency: string;
}

export function isMoney(value: unknown): value is Money {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false;
  const { amount, currency } = value as Partial<Record<keyof Money, unknown>>;
  return Number.isInteger(amount) && typeof currency === 'string';
}
