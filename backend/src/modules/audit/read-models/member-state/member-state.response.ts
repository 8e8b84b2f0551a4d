import type { Recorded } from '../../../../platform/event-sourcing/index.js';
import { DataListProp, DataProp, DateTimeProp, NumberProp } from '../../../../platform/http/props.js';
import { foldRows } from '../../../../platform/projections/fold-rows.js';
import type { ReadModel } from '../../../../platform/projections/read-model.js';

const absent = { nullable: true, description: 'null when there was none yet.' };

const single = ['profile', 'journey', 'kyc', 'membership'] as const;
const many = [
  'appraisals',
  'orders',
  'points-ledger',
  'tool-requests',
  'hire-requests',
  'program-fees',
  'loans',
  'invitations',
  'notifications',
] as const;

export class MemberState {
  @DataProp(absent) profile: object | null;
  @DataProp(absent) journey: object | null;
  @DataProp(absent) kyc: object | null;
  @DataProp(absent) membership: object | null;
  @DataListProp() appraisals: object[];
  @DataListProp() orders: object[];
  @DataListProp() pointsLedger: object[];
  @DataListProp() toolRequests: object[];
  @DataListProp() hireRequests: object[];
  @DataListProp() programFees: object[];
  @DataListProp() loans: object[];
  @DataListProp({ description: 'Of a business, to creators.' }) invitations: object[];
  @DataListProp() notifications: object[];
}

export class MemberStateResponse extends MemberState {
  @DateTimeProp() at: Date;
  @NumberProp({ description: 'Events of the member up to that moment.' }) events: number;
}

export function stateOf(models: readonly ReadModel[], events: readonly Recorded[], memberId: string): MemberState {
  const fold = (name: string): Map<string, object> => {
    const model = models.find(({ projector }) => projector.name === name);
    if (!model) throw new Error(`There is no read model ${name}.`);
    return new Map([...foldRows(model.projector, events)].map(([id, row]) => [id, model.show(row)]));
  };
  const state = [
    ...single.map((name) => [name, fold(name).get(memberId) ?? null]),
    ...many.map((name) => [camel(name), [...fold(name).values()]]),
  ];
  return Object.fromEntries(state) as MemberState;
}

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
