import { Inject, Injectable } from '@nestjs/common';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { MemberDirectory, type MemberEntry } from '../../public.js';
import { Profile } from './profile.row.js';

@Injectable()
export class ProfileDirectory extends MemberDirectory {
  constructor(@Inject(ReadModels) private readonly readModels: ReadModels) {
    super();
  }

  async of(memberIds: readonly string[]): Promise<ReadonlyMap<string, MemberEntry>> {
    const members = await this.readModels.all(Profile, { id: { $in: [...memberIds] }, erasedAt: null });
    return new Map(
      members.map(({ id, firstName, lastName, country, membershipType, approvedAt }) => [
        id,
        { firstName, lastName, country, membershipType, approvedAt },
      ]),
    );
  }
}
