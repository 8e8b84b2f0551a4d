import { type Condition, type ConditionName, conditionNames } from '../../../../platform/health/condition-facts.js';
import { ChoiceProp, DateTimeProp, ListProp, TextProp } from '../../../../platform/http/props.js';

class ConditionResponse implements Condition {
  @ChoiceProp(conditionNames) name: ConditionName;
  @TextProp({ description: 'The queue, consumer or process; empty where there is only one.' }) subject: string;
  @ChoiceProp(['critical', 'warning']) severity: 'critical' | 'warning';
  @DateTimeProp({ nullable: true }) since: Date | null;
  @TextProp() says: string;
  @TextProp({ description: 'What to do about it.' }) todo: string;
}

export class ConditionsResponse {
  @ListProp(() => ConditionResponse, { description: 'What is wrong, the worst first.' }) items: ConditionResponse[];
}
