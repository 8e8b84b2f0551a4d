import { Choice, Flag, LongText, PersonName, Text } from '../../../../platform/http/fields.js';
import { countries, genders } from '../../../../reference-data/index.js';

/** Staff change the e-mail address and the department on request. */
export class EditProfileRequest {
  @PersonName({ optional: true }) firstName?: string;
  @PersonName({ optional: true }) lastName?: string;
  @Text({ max: 30, min: 1, optional: true, description: 'With or without the country’s prefix.' }) phone?: string;
  @Choice(
    countries.map(({ id }) => id),
    { optional: true },
  )
  country?: string;
  @Text({ max: 80, min: 1, optional: true }) state?: string;
  @Choice(genders, { optional: true }) gender?: string;
  @LongText({ max: 1_000, optional: true }) motivation?: string;
}

export class ConsentRequest {
  @Flag() marketing: boolean;
}
