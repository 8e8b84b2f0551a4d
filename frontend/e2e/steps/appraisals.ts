import { type APIRequestContext, expect } from '@playwright/test';
import { type Caller, createCreator, upgradeMember } from './server';

const MAX_SUBMITTERS = 4;

interface Page<Row> {
  items: Row[];
  total: number;
  nextCursor?: string | null;
}

/** A decision in the log. */
export interface LoggedDecision {
  position: string;
  type: 'AppraisalApproved' | 'AppraisalRejected';
  actor: string;
  data: { appraisalId: string; points?: number };
  /** The names of encrypted fields. */
  sealed: string[];
}

/** The answer to one reviewer's decision. */
export interface DecisionAnswer {
  by: string;
  appraisalId: string;
  status: number;
  code?: string;
  detail?: string;
}

export interface Reviewer {
  id: string;
  name: string;
}

/** Submits appraisals until so many are waiting. */
export async function fillQueue(request: APIRequestContext, staff: Caller, count: number): Promise<void> {
  const { total } = await staff.get<Page<object>>('/api/admin/appraisals');
  let missing = count - total;
  const submitMissing = async (): Promise<void> => {
    while (missing > 0) {
      missing -= 1;
      const creator = await createCreator(request);
      await upgradeMember(creator, staff);
      await creator.post('/api/me/appraisals', {
        learnings: 'I learnt to write a headline that makes one promise and keeps it.',
        assignmentUrl: `https://network.example/post/${creator.id}`,
      });
    }
  };
  await Promise.all(Array.from({ length: MAX_SUBMITTERS }, submitMissing));
  await expect.poll(async () => (await readQueueIds(staff)).length).toBeGreaterThanOrEqual(count);
}

/** The ids of all waiting appraisals, oldest first. */
export async function readQueueIds(staff: Caller): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page++) {
    const path = `/api/admin/appraisals?pageSize=100&page=${page}`;
    const { items, total } = await staff.get<Page<{ appraisalId: string }>>(path);
    ids.push(...items.map(({ appraisalId }) => appraisalId));
    if (items.length === 0 || ids.length >= total) return ids;
  }
}

/** Every appraisal decision in the log. */
export async function readDecisions(staff: Caller): Promise<LoggedDecision[]> {
  const decisions: LoggedDecision[] = [];
  for (const type of ['AppraisalApproved', 'AppraisalRejected']) {
    for (let cursor: string | null | undefined = ''; typeof cursor === 'string'; ) {
      const query = new URLSearchParams({ type, pageSize: '100', ...(cursor && { cursor }) });
      const page: Page<LoggedDecision> = await staff.get(`/api/audit/events?${query}`);
      decisions.push(...page.items);
      cursor = page.nextCursor;
    }
  }
  return decisions;
}

/** A successful decision must be in the log; a late one must name the reviewer and the outcome. */
export function expectAnswerInLog(
  answer: DecisionAnswer,
  decisions: readonly LoggedDecision[],
  reviewers: readonly Reviewer[],
): void {
  const decision = decisions.find(({ data }) => data.appraisalId === answer.appraisalId);
  const decider = reviewers.find(({ id }) => id === decision?.actor);
  if (answer.status === 200) {
    expect(decider?.id).toBe(answer.by);
    return;
  }
  const verb = decision?.type === 'AppraisalApproved' ? 'approved' : 'rejected';
  expect(decider?.id).not.toBe(answer.by);
  expect(answer).toMatchObject({
    code: 'APPRAISAL_ALREADY_DECIDED',
    detail: `${decider?.name} ${verb} this appraisal already.`,
  });
}
