import { describe, expect, it } from '@jest/globals';
import type { HistoryEntry } from '../api/history.query';
import { buildStory } from './story-tree';

const event = (type: string, commandId: string, causationId: string | null = null): HistoryEntry =>
  ({ type, commandId, causationId, position: type, actorName: null }) as HistoryEntry;

describe('the story of a request', () => {
  it('hangs what followed under what it followed from', () => {
    const approved = event('AppraisalApproved', 'a');
    const awarded = event('PointsAwarded', 'b', 'a');
    const reached = event('MilestoneReached', 'b', 'a');
    expect(buildStory([approved, awarded, reached])).toEqual([
      { command: 'a', events: [approved], next: [{ command: 'b', events: [awarded, reached], next: [] }] },
    ]);
  });

  it('begins anew where the cause is not part of it', () => {
    const late = event('PointsAwarded', 'b', 'elsewhere');
    expect(buildStory([late])).toEqual([{ command: 'b', events: [late], next: [] }]);
  });
});
