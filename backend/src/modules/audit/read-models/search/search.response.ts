import type { Money } from '../../../../platform/http/money.js';
import { ChoiceProp, IdProp, ListProp, MoneyProp, TextProp } from '../../../../platform/http/props.js';

const kinds = ['member', 'payment', 'order', 'event', 'stream'] as const;

export class FoundResponse {
  @ChoiceProp(kinds) kind: (typeof kinds)[number];
  @TextProp({ description: 'An id; of an event its position.' }) id: string;
  @IdProp({ description: 'Whose it is.' }) userId: string;
  @TextProp({ description: 'A name, a reference, a tool, or the type of an event.' }) title: string;
  @TextProp({ description: 'The page of the console that shows it.' }) url: string;
  @MoneyProp({ nullable: true }) price: Money | null;
  @TextProp({ nullable: true }) status: string | null;
  @TextProp({ nullable: true }) memberName: string | null;
}

export class SearchResponse {
  @ListProp(() => FoundResponse) items: FoundResponse[];
}
