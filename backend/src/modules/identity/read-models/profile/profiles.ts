import { Injectable } from '@nestjs/common';
import { notFound } from '../../../../platform/http/problem.js';
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
    if (!row) throw notFound();
    return row;
  }
}
