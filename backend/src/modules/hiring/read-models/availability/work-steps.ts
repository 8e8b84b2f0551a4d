import type { Recorded } from '../../../../platform/event-sourcing/index.js';
import { ChoiceProp, DateTimeProp, NumbersProp, TextProp } from '../../../../platform/http/props.js';
import { marks, type Side, sides, type WorkStep, workSteps } from '../../domain/hire-request.events.js';
import { type AvailabilityRow, wordsKey } from './availability.row.js';

const nullable = { nullable: true };

export class WorkStepResponse {
  @DateTimeProp() at: Date;
  @TextProp({ description: 'The event.' }) type: string;
  @ChoiceProp(sides, { ...nullable, description: 'Who said it; null for both, or staff.' }) by: Side | null;
  @ChoiceProp(workSteps, nullable) step: WorkStep | null;
  @NumbersProp({ ...nullable, description: 'The answers to the questions, in their order.' }) marks: number[] | null;
  @TextProp({ ...nullable, description: 'Null where nothing was written, or it may not be read yet.' })
  words: string | null;
}

interface Told {
  readonly invitationId?: string;
  readonly by?: Side | null;
  readonly step?: WorkStep;
  readonly outcome?: WorkStep;
  readonly words?: string | null;
  readonly reason?: string;
}
/** Events whose words a creator keeps in their own data. */
const wordsAbout: Readonly<Record<string, 'rating' | 'dispute'>> = { WorkRated: 'rating', WorkDisputed: 'dispute' };
const isStep = ({ type }: Recorded): boolean => /^(BusinessAccepted|Work|DisputeSettled)/.test(type);

/** The steps of an invitation since both sides accepted. A side sees the other's rating once it has rated. */
export function workStepsOf(
  events: readonly Recorded[],
  invitationId: string,
  reader: Side | 'staff',
  creator: AvailabilityRow | undefined,
): WorkStepResponse[] {
  const own = events.filter((event) => isStep(event) && (event.data as Told).invitationId === invitationId);
  const isRating = ({ type, data }: Recorded, side: string) => type === 'WorkRated' && (data as Told).by === side;
  const maySee = (event: Recorded): boolean =>
    event.type !== 'WorkRated' ||
    reader === 'staff' ||
    isRating(event, reader) ||
    own.some((one) => isRating(one, reader));
  return own.map((event) => {
    const { by = null, step, outcome, words, reason } = event.data as Told;
    const about = wordsAbout[event.type];
    const hers = by === 'creator' && about ? creator?.words[wordsKey(invitationId, about)] : undefined;
    const isSeen = maySee(event);
    const given =
      event.type === 'WorkRated' ? marks.map((name) => (event.data as Record<string, number>)[name] ?? 0) : null;
    return {
      at: event.meta.recordedAt,
      type: event.type,
      by,
      step: step ?? outcome ?? null,
      marks: isSeen ? given : null,
      words: isSeen ? (hers ?? words ?? reason ?? null) : null,
    };
  });
}
