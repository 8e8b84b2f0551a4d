import { Body, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Ok, RequestCaller } from '../../../access/access.decorator.js';
import type { GuardedRequest } from '../../../platform/access/access.decorator.js';
import { describeAccess } from '../../../platform/access-log/record-access.interceptor.js';
import { RecordedAccess } from '../../../platform/access-log/recorded-access.decorator.js';
import { type Caller, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { HttpProblem, wrongField } from '../../../platform/http/problem.js';
import { countries } from '../../../reference-data/index.js';
import { staffWork, staffWorkOf } from '../domain/staff-work.aggregate.js';
import { type ContactFilter, Contacts, MAX_CONTACTS } from '../read-models/contact-list/contacts.js';
import { contactListRefusals } from './contact-lists.refusals.js';
import { ContactListResponse, GenerateContactListRequest } from './contact-lists.requests.js';

@ApiController('staff', 'api/admin/contact-lists')
export class ContactListsController {
  constructor(
    private readonly contacts: Contacts,
    private readonly bus: CommandBus,
  ) {}

  @Post()
  @Access('take-contacts-out')
  @RecordedAccess({ as: 'exported' })
  @Ok(ContactListResponse)
  async generate(
    @Body() body: GenerateContactListRequest,
    @RequestCaller() caller: Caller,
    @Req() request: GuardedRequest,
  ) {
    const { purpose = 'service' } = body;
    const { marketing, ...filters } = filterOf(body);
    const { contacts, memberIds, leftOut } = await this.contacts.find({ ...filters, marketing });
    if (contacts.length > MAX_CONTACTS) throw new HttpProblem(contactListRefusals.CONTACT_LIST_TOO_LONG);
    const data = { filters: { ...filters }, purpose, count: contacts.length };
    const done = await this.bus.execute(
      new ExecuteCommand(staffWork, staffWorkOf(caller.actorId), { type: 'RecordContactList', data }, caller),
    );
    describeAccess(request, { subjects: memberIds, filter: { ...filters }, code: purpose });
    const items = contacts.map((contactInfo) => ({ contactInfo }));
    return done.with({ items, total: items.length, purpose, leftOut });
  }
}

function filterOf({ dataType, userType, gender, country, state, purpose }: GenerateContactListRequest): ContactFilter {
  const chosen = (value: string | undefined): string | undefined => (value === 'all' ? undefined : value);
  const type = userType === 'Intern' ? 'Creator' : chosen(userType);
  const place = placeOf(chosen(country), chosen(state));
  const who = chosen(gender);
  return {
    kind: dataType,
    ...(type && { membershipType: type }),
    ...(who && { gender: who }),
    ...place,
    marketing: purpose === 'marketing',
  };
}

/** Throws when the state is not in the country. */
function placeOf(country: string | undefined, state: string | undefined): { country?: string; state?: string } {
  const states: readonly string[] = countries.find(({ id }) => id === country)?.states ?? [];
  if (state && !states.includes(state)) {
    throw wrongField('state', 'Choose a state of the country.');
  }
  return { ...(country && { country }), ...(state && { state }) };
}
