import { challenge, challengeOf } from '../modules/appraisals/public.js';
import { derivedId, intend } from '../platform/event-sourcing/index.js';
import { appraisalTexts, praises, rejections } from './appraisal-texts.js';
import type { Cast } from './cast.js';
import type { Chance } from './chance.js';
import type { Diary } from './story.js';

/** The challenge of one creator, written into their diary. */
export class ChallengeDays {
  private day = 1;
  private attempt = 1;

  constructor(
    private readonly diary: Diary,
    private readonly creatorId: string,
    private readonly chance: Chance,
    private readonly cast: Cast,
  ) {}

  submit(): void {
    const { chance, creatorId } = this;
    const data = {
      appraisalId: this.appraisalId,
      dayNumber: this.day,
      ...chance.pick(appraisalTexts),
      assignmentUrl: `https://work.example.com/day-${String(this.day)}/${creatorId.slice(-12)}`,
      selfRating: chance.between(5, 10),
    };
    const target = challengeOf(creatorId);
    this.diary.write(creatorId, () => intend(challenge, target, { type: 'SubmitAppraisal', data }));
    this.diary.wait(chance.between(1, 6));
  }

  approve(points = this.chance.between(4, 15)): void {
    const comment = this.chance.oneIn(3) ? { comment: this.chance.pick(praises) } : {};
    const data = { appraisalId: this.appraisalId, points, reviewerIsCreator: false, ...comment };
    const target = challengeOf(this.creatorId);
    this.diary.write(this.cast.reviewerId, () => intend(challenge, target, { type: 'ApproveAppraisal', data }));
    this.diary.wait(this.chance.between(2, 12));
    this.day++;
    this.attempt = 1;
  }

  reject(): void {
    const reason = this.chance.pick(rejections);
    const data = { appraisalId: this.appraisalId, reason, reviewerIsCreator: false };
    const target = challengeOf(this.creatorId);
    this.diary.write(this.cast.reviewerId, () => intend(challenge, target, { type: 'RejectAppraisal', data }));
    this.diary.wait(this.chance.between(2, 12));
    this.attempt++;
  }

  private get appraisalId(): string {
    return derivedId(this.creatorId, `appraisal/${String(this.day)}/${String(this.attempt)}`);
  }
}
