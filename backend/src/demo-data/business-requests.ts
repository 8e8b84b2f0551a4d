import { loan, order, toolRequest } from '../modules/commerce/public.js';
import { hireRequest } from '../modules/hiring/public.js';
import { type DecisionData, derivedId, type Intent, intend } from '../platform/event-sourcing/index.js';
import { departments, growthTools, hireForm, loanAmounts } from '../reference-data/index.js';
import type { Actors } from './actors.js';
import { inTurn, type Random } from './random.js';
import type { Diary } from './story.js';
import texts from './texts.json' with { type: 'json' };

const outcomes = ['pending', 'approved', 'rejected'] as const;
const orderPaths = [[], ['processing'], ['processing', 'completed'], ['rejected']] as const;

/** The requests of a verified Pro business. `n` spreads the outcomes evenly. */
export class BusinessRequests {
  constructor(
    private readonly diary: Diary,
    private readonly businessId: string,
    private readonly n: number,
    private readonly random: Random,
    private readonly actors: Actors,
  ) {}

  orderTool(): void {
    const { diary, random } = this;
    const target = this.stream('order');
    const { name: toolName, price } = random.pick(growthTools);
    this.ask(intend(order, target, { type: 'PlaceOrder', data: { toolName, price } }));
    for (const to of inTurn(orderPaths, this.n)) {
      diary.wait(random.between(2, 12));
      const reason = to === 'rejected' ? { reason: random.pick(texts.orderRejections) } : {};
      this.answer(intend(order, target, { type: 'ChangeOrderStatus', data: { to, ...reason, ...byStaff } }));
    }
  }

  hire(): void {
    const { random } = this;
    const target = this.stream('hire-request');
    const data = {
      department: random.pick([...departments, null]),
      skills: random.pick(texts.skills),
      numberOfInterns: random.pick(hireForm.numberOfInterns),
      workType: random.pick(hireForm.workTypes),
      stipend: random.pick(texts.stipends),
      jobDuration: random.pick([...hireForm.jobDurations, null]),
    };
    this.ask(intend(hireRequest, target, { type: 'RequestCreators', data }));
    this.decide(texts.hireRejections, (given) =>
      intend(hireRequest, target, { type: 'DecideHireRequest', data: given }),
    );
  }

  askForTool(): void {
    const target = this.stream('tool-request');
    const data = { toolName: this.random.pick(texts.wishedTools), origin: 'member' } as const;
    this.ask(intend(toolRequest, target, { type: 'RequestTool', data }));
    this.decide(texts.toolRejections, (given) =>
      intend(toolRequest, target, { type: 'DecideToolRequest', data: given }),
    );
  }

  askForLoan(): void {
    const target = this.stream('loan');
    const data = { amount: this.random.pick(loanAmounts), purpose: this.random.pick(texts.loanPurposes) };
    this.ask(intend(loan, target, { type: 'RequestLoan', data }));
    this.decide(texts.loanRejections, (decision) => intend(loan, target, { type: 'DecideLoan', data: decision }));
  }

  private decide(reasons: readonly string[], intentOf: (decision: DecisionData) => Intent): void {
    const to = inTurn(outcomes, this.n);
    if (to === 'pending') return;
    this.diary.wait(this.random.between(2, 12));
    const reason = to === 'rejected' ? { reason: this.random.pick(reasons) } : {};
    this.answer(intentOf({ to, ...reason, ...byStaff }));
  }

  private ask(intent: Intent): void {
    this.diary.write(this.businessId, () => intent);
  }

  private answer(intent: Intent): void {
    this.diary.write(this.actors.reviewerId, () => intent);
  }

  private stream(use: string): { streamId: string; subjectId: string } {
    const { businessId } = this;
    return { streamId: derivedId(businessId, `${use}/${String(this.diary.length)}`), subjectId: businessId };
  }
}

const byStaff = { reviewerIsMember: false };
