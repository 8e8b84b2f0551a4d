import { Choice, Text } from '../../../platform/http/fields.js';
import { ShownChoice, ShownList, ShownNumber, ShownText } from '../../../platform/http/shown.js';
import { countries, genders } from '../../../reference-data/index.js';

const optional = { optional: true };

/** Left out and `all` are the same. */
export class GenerateContactListRequest {
  @Choice(['email', 'phone']) dataType: 'email' | 'phone';
  @Choice(['all', 'Intern', 'Creator', 'Business'], optional) userType?: string;
  @Choice(['all', ...genders], optional) gender?: string;
  @Choice(['all', ...countries.map(({ id }) => id)], optional) country?: string;
  @Text({ max: 60, optional: true, description: 'A state of the country; `all` while the country is.' }) state?: string;
  /** Marketing reaches those alone who agreed to it. */
  @Choice(['service', 'marketing'], optional) purpose?: 'service' | 'marketing';
}

class ContactResponse {
  @ShownText() contactInfo: string;
}

export class ContactListResponse {
  @ShownList(() => ContactResponse) items: ContactResponse[];
  @ShownNumber() total: number;
  @ShownChoice(['service', 'marketing']) purpose: 'service' | 'marketing';
  @ShownNumber({ description: 'Who would fit, but did not agree to marketing.' }) leftOut: number;
}
