import {
  Choice,
  Email,
  Flag,
  Label,
  Password,
  PersonName,
  Text,
  WholeNumber,
} from '../../../../platform/http/fields.js';
import { DateTimeProp, IdProp, ListProp, NumberProp, ObjectProp, TextProp } from '../../../../platform/http/props.js';
import {
  countries,
  genders,
  membershipTypeAliases,
  registrationMembershipTypes,
} from '../../../../reference-data/index.js';
import { FitsCountry } from '../account/location-and-phone.js';
import { OwnName } from '../account/own-name.js';
import { MAX_PASSWORD, NewPassword } from '../password/new-password.js';
import { FitsMembershipType } from '../registration/fits-membership-type.js';
import { Code } from '../second-factor/second-factor.requests.js';

const MAX_STATE = 80;
const MAX_PHONE = 30;

const VERSIONS = { min: 1, max: 1_000 };

export class RegisterRequest {
  @Email() email: string;
  @NewPassword() password: string;
  @OwnName() @PersonName() firstName: string;
  @OwnName() @PersonName() lastName: string;
  @FitsCountry() @Text({ max: MAX_PHONE, description: 'With or without the country’s prefix.' }) phone: string;
  @Choice(countries.map(({ id }) => id)) country: string;
  @FitsCountry() @Text({ max: MAX_STATE }) state: string;
  @Choice(genders) gender: string;
  @Choice([...registrationMembershipTypes, ...Object.keys(membershipTypeAliases)])
  membershipType: keyof typeof membershipTypeAliases | (typeof registrationMembershipTypes)[number];
  @Label('Department')
  @FitsMembershipType()
  qualification?: string;
  @Flag({ optional: true }) marketingConsent?: boolean;
  @WholeNumber({ ...VERSIONS, optional: true }) privacyNotice?: number;
  @WholeNumber({ ...VERSIONS, optional: true }) terms?: number;
}

export class LoginRequest {
  @Email() email: string;
  @Password({ min: 1, max: MAX_PASSWORD }) password: string;
  @Code({ optional: true }) code?: string;
}

export class SignedInUser {
  @IdProp() id: string;
  @TextProp() email: string;
  @ListProp('string') roles: string[];
}

export class SignedInResponse {
  @TextProp({ description: 'Goes into the Authorization header as a bearer token.' }) accessToken: string;
  @DateTimeProp() expiresAt: Date;
  @NumberProp({ description: 'In how many seconds, for clients whose clock is wrong.' }) expiresIn: number;
  @ObjectProp(() => SignedInUser) user: SignedInUser;
}
