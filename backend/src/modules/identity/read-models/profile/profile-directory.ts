import type { FilterQuery } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Pool } from '../../../../platform/database/pool.js';
import { pick } from '../../../../platform/event-sourcing/index.js';
import { isOneOf, ReadModels } from '../../../../platform/projections/read-models.js';
import { type MemberContact, MemberDirectory, type MemberEntry } from '../../public.js';
import { holdsRoles, Profile, type ProfileRow } from './profile.row.js';

const fields = [
  ...(['firstName', 'lastName', 'country', 'state', 'qualification'] as const),
  ...(['membershipType', 'approvedAt', 'proPlan', 'proUntil'] as const),
];

@Injectable()
export class ProfileDirectory extends MemberDirectory {
  constructor(
    private readonly readModels: ReadModels,
    private readonly pool: Pool,
  ) {
    super();
  }

  of(memberIds: readonly string[]): Promise<ReadonlyMap<string, MemberEntry>> {
    return this.entries({ id: isOneOf(memberIds), erasedAt: null });
  }

  async contactsOf(memberIds: readonly string[]): Promise<ReadonlyMap<string, MemberContact>> {
    const members = await this.readModels.all(Profile, { id: isOneOf(memberIds), erasedAt: null });
    return new Map(members.map((member) => [member.id, pick(member, [...fields, 'email', 'phone'])]));
  }

  async withSecondFactor(memberIds: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await this.pool.query<{ id: string }>({
      name: 'with-second-factor',
      text: `select member_id as id from identity.second_factors
             where member_id = any($1) and turned_on_at is not null`,
      values: [memberIds],
    });
    return new Set(rows.map(({ id }) => id));
  }

  staff(): Promise<ReadonlyMap<string, MemberEntry>> {
    return this.entries({ $and: [holdsRoles(), { erasedAt: null }] });
  }

  private async entries(who: FilterQuery<ProfileRow>): Promise<ReadonlyMap<string, MemberEntry>> {
    const members = await this.readModels.all(Profile, who);
    return new Map(members.map((member) => [member.id, pick(member, fields)]));
  }
}
