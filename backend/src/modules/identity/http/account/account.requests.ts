import { Choice, Flag, LongText, PersonName, Text } from '../../../../platform/http/fields.js';
import { countries, genders } from '../../../../reference-data/index.js';

/** E-mail address and department are changed on request, by staff. */
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
