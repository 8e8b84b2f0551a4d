import { Choice, Text } from '../../../platform/http/fields.js';
import { ChoiceProp, ListProp, NumberProp, TextProp } from '../../../platform/http/props.js';
import { countries, genders } from '../../../reference-data/index.js';

const optional = { optional: true };

export class GenerateContactListRequest {
  @Choice(['email', 'phone']) dataType: 'email' | 'phone';
  @Choice(['all', 'Intern', 'Creator', 'Business'], optional) userType?: string;
  @Choice(['all', ...genders], optional) gender?: string;
  @Choice(['all', ...countries.map(({ id }) => id)], optional) country?: string;
  @Text({ max: 60, optional: true, description: 'A state of the country; `all` while the country is.' }) state?: string;
  /** `marketing` only includes members who agreed to it. */
  @Choice(['service', 'marketing'], optional) purpose?: 'service' | 'marketing';
}

class ContactResponse {
  @TextProp() contactInfo: string;
}

export class ContactListResponse {
  @ListProp(() => ContactResponse) items: ContactResponse[];
  @NumberProp() total: number;
  @ChoiceProp(['service', 'marketing']) purpose: 'service' | 'marketing';
  @NumberProp({ description: 'Who would fit, but did not agree to marketing.' }) leftOut: number;
}
