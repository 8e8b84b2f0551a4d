import { Inject, Injectable } from '@nestjs/common';
import { HttpProblem } from '../../../../platform/http/problem.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { Profile, type ProfileRow } from './profile.row.js';

@Injectable()
export class Profiles {
  constructor(@Inject(ReadModels) private readonly readModels: ReadModels) {}

  /** The profile of a member who must have one: where it is missing, it is on its way. */
  async of(memberId: string): Promise<ProfileRow> {
    const row = await this.readModels.one(Profile, memberId);
    if (!row) throw new HttpProblem('TEMPORARILY_UNAVAILABLE', undefined, 2);
    return row;
  }
}
