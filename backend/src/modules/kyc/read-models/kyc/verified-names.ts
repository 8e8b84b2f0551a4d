import { Injectable } from '@nestjs/common';
import { isOneOf, ReadModels } from '../../../../platform/projections/read-models.js';
import { BusinessNames } from '../../public.js';
import { Kyc } from './kyc.row.js';

@Injectable()
export class VerifiedNames extends BusinessNames {
  constructor(private readonly readModels: ReadModels) {
    super();
  }

  override async of(businessIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.readModels.all(Kyc, { id: isOneOf([...new Set(businessIds)]) });
    return new Map(
      rows.flatMap(({ id, attempts }) => {
        const name = attempts.findLast(({ status }) => status === 'approved')?.details?.legalBusinessName;
        return name ? [[id, name]] : [];
      }),
    );
  }
}
