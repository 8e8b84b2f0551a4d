import { challenge, challengeOf } from '../modules/appraisals/public.js';
import { derivedId, intend } from '../platform/event-sourcing/index.js';
import type { Actors } from './actors.js';
import type { Random } from './random.js';
import type { Diary } from './story.js';
import texts from './texts.json' with { type: 'json' };

export class ChallengeDays {
  private day = 1;
  private attempt = 1;

  constructor(
    private readonly diary: Diary,
    private readonly creatorId: string,
    private readonly random: Random,
    private readonly actors: Actors,
  ) {}

  submit(): void {
    const { random, creatorId } = this;
    const data = {
      appraisalId: this.appraisalId,
      dayNumber: this.day,
      ...random.pick(texts.appraisalTexts),
      assignmentUrl: `https://work.example.com/day-${String(this.day)}/${creatorId.slice(-12)}`,
      selfRating: random.between(5, 10),
    };
    const target = challengeOf(creatorId);
    this.diary.write(creatorId, () => intend(challenge, target, { type: 'SubmitAppraisal', data }));
    this.diary.wait(random.between(1, 6));
  }

  approve(points = this.random.between(4, 15)): void {
    const comment = this.random.oneIn(3) ? { comment: this.random.pick(texts.praises) } : {};
    const data = { appraisalId: this.appraisalId, points, reviewerIsCreator: false, ...comment };
    const target = challengeOf(this.creatorId);
    this.diary.write(this.actors.reviewerId, () => intend(challenge, target, { type: 'ApproveAppraisal', data }));
    this.diary.wait(this.random.between(2, 12));
    this.day++;
    this.attempt = 1;
  }

  reject(): void {
    const reason = this.random.pick(texts.rejections);
    const data = { appraisalId: this.appraisalId, reason, reviewerIsCreator: false };
    const target = challengeOf(this.creatorId);
    this.diary.write(this.actors.reviewerId, () => intend(challenge, target, { type: 'RejectAppraisal', data }));
    this.diary.wait(this.random.between(2, 12));
    this.attempt++;
  }

  private get appraisalId(): string {
    return derivedId(this.creatorId, `appraisal/${String(this.day)}/${String(this.attempt)}`);
  }
}
