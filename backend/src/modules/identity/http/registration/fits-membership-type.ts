import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { ValidateBy, type ValidationArguments } from 'class-validator';
import { businessQualification, registrationDepartments } from '../../../../reference-data/index.js';

/** Requires a department of creators and none of businesses. The error is reported beside all others. */
export function FitsMembershipType(): PropertyDecorator {
  const validator = {
    validate: (_: unknown, args?: ValidationArguments) => faultIn(args) === undefined,
    defaultMessage: (args?: ValidationArguments) => faultIn(args) ?? '',
  };
  return applyDecorators(
    ValidateBy({ name: 'fitsMembershipType', validator }),
    ApiPropertyOptional({ enum: [...registrationDepartments, businessQualification] }),
  );
}

function faultIn(args: ValidationArguments | undefined): string | undefined {
  const { membershipType } = (args?.object ?? {}) as { membershipType?: unknown };
  const value: unknown = args?.value;
  if (membershipType === 'Business') {
    return [undefined, null, businessQualification].includes(value as string) ? undefined : 'Leave the department out.';
  }
  return (registrationDepartments as readonly unknown[]).includes(value) ? undefined : 'Choose your department.';
}
