import { Get, Query } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { RecordedAccess } from '../../../../platform/access-log/recorded-access.decorator.js';
import { Erasures } from '../../../../platform/erasure/erasures.js';
import { Text } from '../../../../platform/http/fields.js';
import { IdProp, ListProp, TextProp } from '../../../../platform/http/props.js';
import { fullNameOf } from '../../../../platform/text/tidy.js';
import { MemberDirectory, type MemberEntry } from '../../../identity/public.js';
import { type Search, searchOf } from './members.query.js';
import { MembersList } from './members-list.js';
import { folded } from './search-words.js';

const MAX_MEMBERS = 10;

class KnownMembersQuery {
  @Text({ min: 2, max: 100, description: 'Words, as in the list of members; or an id.' }) q: string;
}

class KnownMember {
  @IdProp() id: string;
  @TextProp({ nullable: true, description: 'Null for a member who was erased.' }) name: string | null;
  @TextProp({ nullable: true, description: 'Staff, for an account without a membership; null for the erased.' })
  membershipType: string | null;
}

class KnownMembersResponse {
  @ListProp(() => KnownMember) items: KnownMember[];
}

/** Finds ids by name and names by id, for the filters of the history. Answers no contacts. */
@ApiController('audit', 'api/audit/members')
export class MemberLookupController {
  constructor(
    private readonly members: MembersList,
    private readonly directory: MemberDirectory,
    private readonly erasures: Erasures,
  ) {}

  @Get()
  @Access('read-history')
  @RecordedAccess({ member: 'id' })
  @Ok(KnownMembersResponse)
  async find(@Query() { q }: KnownMembersQuery): Promise<KnownMembersResponse> {
    if (isUuid(q)) return { items: await this.behind(q.toLowerCase()) };
    const search = searchOf(q);
    if (!search) return { items: [] };
    const [members, staff] = await Promise.all([this.members.some(search, MAX_MEMBERS), this.directory.staff()]);
    const called = [...staff].filter(([, person]) => isCalled(person, search));
    return {
      items: namesOf(new Map<string, Named>([...called, ...members.map((member) => [member.id, member] as const)])),
    };
  }

  private async behind(id: string): Promise<KnownMember[]> {
    const found = namesOf(await this.directory.of([id]));
    const isErased = found.length === 0 && (await this.erasures.isErased(id, []));
    return isErased ? [{ id, name: null, membershipType: null }] : found;
  }
}

type Named = Pick<MemberEntry, 'firstName' | 'lastName' | 'membershipType'>;

const namesOf = (found: ReadonlyMap<string, Named>): KnownMember[] =>
  [...found].map(([id, { firstName, lastName, membershipType }]) => ({
    id,
    name: fullNameOf({ firstName, lastName }),
    membershipType: membershipType ?? 'Staff',
  }));

function isCalled({ firstName, lastName }: Named, { words }: Search): boolean {
  const name = folded(`${firstName} ${lastName}`);
  return words.length > 0 && words.every((word) => name.includes(folded(word)));
}
