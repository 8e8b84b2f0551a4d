import { Transform } from 'class-transformer';
import { Choices, Flag, Text } from '../../../platform/http/fields.js';
import { departments, hireForm, hiring, skillNamed, skills } from '../../../reference-data/index.js';

/** Replaces synonyms with the name of their skill. */
const Skills = (): PropertyDecorator => (target, name) => {
  Choices(
    skills.map((skill) => skill.name),
    { optional: true },
  )(target, name);
  Transform(({ value }: { value: unknown }) =>
    Array.isArray(value)
      ? value.map((word: unknown) => (typeof word === 'string' ? (skillNamed(word) ?? word) : word))
      : value,
  )(target, name);
};

export class AvailabilityRequest {
  @Flag() available: boolean;
  @Choices(departments, { optional: true }) departments?: string[];
  @Skills() skills?: string[];
  @Choices(hireForm.workTypes, { optional: true }) workTypes?: string[];
  @Choices(hiring.days, { optional: true }) days?: string[];
  @Text({ max: 60, optional: true }) area?: string;
  @Text({ max: 100, optional: true }) asks?: string;
}
