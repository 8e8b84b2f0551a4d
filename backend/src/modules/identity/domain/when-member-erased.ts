import type { EventMetadata, Recorded, Rows } from '../../../platform/event-sourcing/index.js';
import type { PersonalDataErased } from './member.events.js';
import { erasesMember } from './purposes.js';

/** The handler of a projector whose rows change with the erasure of a member, and not with one of `kyc` alone. */
export function whenMemberErased<Row extends { id: string }>(change: (rows: Rows<Row>, meta: EventMetadata) => void) {
  return ({ data: { purpose }, meta }: Recorded<PersonalDataErased>, rows: Rows<Row>): void => {
    if (erasesMember(purpose)) change(rows, meta);
  };
}
