import { loan, order, toolRequest } from '../modules/commerce/public.js';
import { hireRequest } from '../modules/hiring/public.js';
import { type DecisionData, derivedId, type Intent, intend } from '../platform/event-sourcing/index.js';
import { departments, growthTools, hireForm, loanAmounts } from '../reference-data/index.js';
import * as texts from './business-texts.js';
import type { Cast } from './cast.js';
import { type Chance, inTurn } from './chance.js';
import type { Diary } from './story.js';

const outcomes = ['pending', 'approved', 'rejected'] as const;
const orderPaths = [[], ['processing'], ['processing', 'completed'], ['rejected']] as const;

/** What a Pro business with a passed verification asks for; `n` spreads the outcomes evenly. */
export class BusinessRequests {
  constructor(
    private readonly diary: Diary,
    private readonly businessId: string,
    private readonly n: number,
    private readonly chance: Chance,
    private readonly cast: Cast,
  ) {}

  orderTool(): void {
    const { diary, chance } = this;
    const target = this.stream('order');
    const { name: toolName, price } = chance.pick(growthTools);
    this.ask(intend(order, target, { type: 'PlaceOrder', data: { toolName, price } }));
    for (const to of inTurn(orderPaths, this.n)) {
      diary.wait(chance.between(2, 12));
      const reason = to === 'rejected' ? { reason: chance.pick(texts.orderRejections) } : {};
      this.answer(intend(order, target, { type: 'ChangeOrderStatus', data: { to, ...reason, ...byStaff } }));
    }
  }

  hire(): void {
    const { chance } = this;
    const target = this.stream('hire-request');
    const data = {
      department: chance.pick([...departments, null]),
      skills: chance.pick(texts.skills),
      numberOfInterns: chance.pick(hireForm.numberOfInterns),
      workType: chance.pick(hireForm.workTypes),
      stipend: chance.pick(texts.stipends),
      jobDuration: chance.pick([...hireForm.jobDurations, null]),
    };
    this.ask(intend(hireRequest, target, { type: 'RequestCreators', data }));
    this.decide(texts.hireRejections, (decision) =>
      intend(hireRequest, target, { type: 'DecideHireRequest', data: decision }),
    );
  }

  askForTool(): void {
    const target = this.stream('tool-request');
    const data = { toolName: this.chance.pick(texts.wishedTools), origin: 'member' } as const;
    this.ask(intend(toolRequest, target, { type: 'RequestTool', data }));
    this.decide(texts.toolRejections, (decision) =>
      intend(toolRequest, target, { type: 'DecideToolRequest', data: decision }),
    );
  }

  askForLoan(): void {
    const target = this.stream('loan');
    const data = { amount: this.chance.pick(loanAmounts), purpose: this.chance.pick(texts.loanPurposes) };
    this.ask(intend(loan, target, { type: 'RequestLoan', data }));
    this.decide(texts.loanRejections, (decision) => intend(loan, target, { type: 'DecideLoan', data: decision }));
  }

  private decide(reasons: readonly string[], intentOf: (decision: DecisionData) => Intent): void {
    const to = inTurn(outcomes, this.n);
    if (to === 'pending') return;
    this.diary.wait(this.chance.between(2, 12));
    const reason = to === 'rejected' ? { reason: this.chance.pick(reasons) } : {};
    this.answer(intentOf({ to, ...reason, ...byStaff }));
  }

  private ask(intent: Intent): void {
    this.diary.write(this.businessId, () => intent);
  }

  private answer(intent: Intent): void {
    this.diary.write(this.cast.reviewerId, () => intent);
  }

  private stream(use: string): { streamId: string; subjectId: string } {
    const { businessId } = this;
    return { streamId: derivedId(businessId, `${use}/${String(this.diary.length)}`), subjectId: businessId };
  }
}

const byStaff = { reviewerIsMember: false };
