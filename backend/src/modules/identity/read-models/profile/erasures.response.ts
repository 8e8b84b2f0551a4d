import type { ErasedPurpose } from '../../../../platform/erasure/erasures.js';
import { addDays } from '../../../../platform/event-sourcing/index.js';
import { Choice } from '../../../../platform/http/fields.js';
import { pageResponse } from '../../../../platform/http/page-response.js';
import { PageQuery } from '../../../../platform/http/paging.js';
import { ChoiceProp, DateTimeProp, IdProp, ListProp, NumberProp, TextProp } from '../../../../platform/http/props.js';
import { privacyAnswerDays } from '../../../../reference-data/index.js';
import { purposes } from '../../domain/purposes.js';
import type { ProfileRow } from './profile.row.js';

const nullable = { nullable: true };

class Removed {
  @TextProp({ description: 'Where it was.' }) place: string;
  @NumberProp({ description: 'Entries that were removed there.' }) entries: number;
}

class ErasedPurposeResponse {
  @ChoiceProp(purposes) purpose: ErasedPurpose['purpose'];
  @DateTimeProp({ description: 'When its key was destroyed.' }) erasedAt: Date;
  @DateTimeProp({ ...nullable, description: 'When nothing was left outside the log and the read models.' })
  finishedAt: Date | null;
  @ListProp(() => Removed) removed: Removed[];
}

export class ErasureResponse {
  @IdProp() memberId: string;
  @ListProp(() => ErasedPurposeResponse) erased: ErasedPurposeResponse[];
}

export class ErasureEntry extends ErasureResponse {
  @TextProp() email: string;
  @TextProp() firstName: string;
  @TextProp() lastName: string;
  @DateTimeProp(nullable) requestedAt: Date | null;
  @DateTimeProp({ ...nullable, description: 'When the law wants an answer.' }) dueAt: Date | null;
  @DateTimeProp(nullable) erasedAt: Date | null;
}

export class ErasurePage extends pageResponse(ErasureEntry) {}

const erasureStatuses = ['waiting', 'done'] as const;

export class ErasuresQuery extends PageQuery {
  @Choice(erasureStatuses, { optional: true }) status?: (typeof erasureStatuses)[number];
}

const showPurpose = ({ purpose, erasedAt, finishedAt, removed }: ErasedPurpose): ErasedPurposeResponse => ({
  purpose,
  erasedAt,
  finishedAt,
  removed: Object.entries(removed ?? {}).map(([place, entries]) => ({ place, entries })),
});

export function showErasure(memberId: string, erased: readonly ErasedPurpose[]): ErasureResponse {
  return { memberId, erased: erased.filter(({ subjectId }) => subjectId === memberId).map(showPurpose) };
}

export function showErasureEntry(row: ProfileRow, ofAll: readonly ErasedPurpose[]): ErasureEntry {
  const { email, firstName, lastName, erasureRequestedAt: requestedAt, erasedAt } = row;
  const { memberId, erased } = showErasure(row.id, ofAll);
  const dueAt = requestedAt && addDays(requestedAt, privacyAnswerDays);
  return { memberId, email, firstName, lastName, requestedAt, dueAt, erasedAt, erased };
}
