import { Get, Query } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { Access, ApiController, MyRoles, Ok } from '../../../../access/access.decorator.js';
import { allows, type PolicyName } from '../../../../access/policies.js';
import type { StaffRole } from '../../../../access/roles.js';
import { formatPosition, isPosition } from '../../../../platform/event-sourcing/index.js';
import { History, type HistoryFilter } from '../../../../platform/event-store/history.js';
import { positionOf } from '../../../../platform/event-store/stored-event.js';
import { Text } from '../../../../platform/http/fields.js';
import { fullNameOf } from '../../../../platform/text/tidy.js';
import { MemberSearch } from '../../../admin/public.js';
import { type PaidThing, PaidThings } from '../../../commerce/public.js';
import { MemberDirectory, type MemberEntry, nameFieldsOf } from '../../../identity/public.js';
import { BusinessSearch } from '../../../kyc/public.js';
import { type FoundResponse, SearchResponse } from './search.response.js';

const MAX_OF_A_KIND = 5;

class SearchQuery {
  @Text({ min: 2, max: 100, description: 'A name, address or number; a part of a reference; an id; a position.' })
  q: string;
}

/** Searches everything that staff look for. Each kind needs the right to its own list. */
@ApiController('staff', 'api/admin/search')
export class SearchController {
  constructor(
    private readonly members: MemberSearch,
    private readonly businesses: BusinessSearch,
    private readonly directory: MemberDirectory,
    private readonly paid: PaidThings,
    private readonly history: History,
  ) {}

  @Get()
  @Access('enter-console')
  @Ok(SearchResponse)
  async find(@Query() { q }: SearchQuery, @MyRoles() roles: readonly StaffRole[]): Promise<SearchResponse> {
    const ifAllowed = <T>(policy: PolicyName, find: () => Promise<T[]>): Promise<T[]> =>
      allows(policy, roles) ? find() : Promise.resolve([]);
    const [called, businesses, payments, orders, events] = await Promise.all([
      allows('read-members', roles) ? this.membersCalled(q) : { ids: [], areNear: false },
      ifAllowed('review-kyc', () => this.businesses.called(q, MAX_OF_A_KIND)),
      ifAllowed('read-payments', () => this.paid.payments(q, MAX_OF_A_KIND)),
      ifAllowed('read-orders', () => this.paid.orders(q, MAX_OF_A_KIND)),
      ifAllowed('read-history', () => this.events(q)),
    ]);
    const businessOf = new Map(businesses.map(({ id, name }) => [id, name]));
    const members = called.areNear && businesses.length > 0 ? [] : called.ids; // a name that matches beats similar ones
    const ids = [...new Set([...members, ...businessOf.keys()])];
    const people = await this.directory.of([...ids, ...[...payments, ...orders].map(({ memberId }) => memberId)]);
    const nameOf = (id: string): string => fullNameOf(nameFieldsOf(people.get(id)));
    const show =
      (kind: 'payment' | 'order', urlOf: (paid: PaidThing) => string) =>
      (paid: PaidThing): FoundResponse => {
        const { id, memberId: userId, name: title, price, status } = paid;
        return { kind, id, userId, title, url: urlOf(paid), price, status, memberName: nameOf(userId) };
      };
    const known = ids.filter((id) => people.has(id));
    return {
      items: [
        ...known.map((id) => ({
          ...{ kind: 'member' as const, id, userId: id, title: nameOf(id), url: `/admin/members/${id}`, ...NO_PRICE },
          status: describeMember(people.get(id), businessOf.get(id)),
        })),
        ...payments.map(show('payment', ({ name }) => `/admin/payments?status=all&q=${encodeURIComponent(name)}`)),
        ...orders.map(show('order', ({ id }) => `/admin/orders?q=${encodeURIComponent(q)}&of=${id}`)),
        ...events,
      ],
    };
  }

  private async membersCalled(q: string) {
    return isUuid(q) ? { ids: [q.toLowerCase()], areNear: false } : this.members.idsNearlyCalled(q, MAX_OF_A_KIND);
  }

  /** Finds an event by its position, or a stream by its id, such as that of an order. */
  private async events(q: string): Promise<FoundResponse[]> {
    const filter: HistoryFilter | undefined = isPosition(q) ? { position: q } : isUuid(q) ? { stream: q } : undefined;
    const found = filter ? await this.history.search(filter, 1) : [];
    return found.map((event) => {
      const [kind, id] = isPosition(q)
        ? (['event', formatPosition(positionOf(event))] as const)
        : (['stream', event.stream_id] as const);
      const url = `/admin/history?${kind === 'event' ? 'position' : 'stream'}=${id}`;
      return { kind, id, userId: event.subject_id, title: event.type, url, ...NO_PRICE };
    });
  }
}

/** Tells members with the same name apart, without a contact. */
const describeMember = (member: MemberEntry | undefined, business: string | undefined): string =>
  [business, member?.membershipType ?? 'Staff', member?.qualification, member?.state].filter(Boolean).join(', ');

const NO_PRICE = { price: null, status: null, memberName: null };
