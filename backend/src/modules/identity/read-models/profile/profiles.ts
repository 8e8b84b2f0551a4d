import { Injectable } from '@nestjs/common';
import { httpRefusals } from '../../../../platform/http/http.refusals.js';
import { HttpProblem } from '../../../../platform/http/problem.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { Profile, type ProfileRow } from './profile.row.js';

@Injectable()
export class Profiles {
  constructor(private readonly readModels: ReadModels) {}

  find(memberId: string): Promise<ProfileRow | null> {
    return this.readModels.find(Profile, memberId);
  }

  async of(memberId: string): Promise<ProfileRow> {
    const row = await this.find(memberId);
    if (!row) throw new HttpProblem(httpRefusals.NOT_FOUND);
    return row;
  }
}
