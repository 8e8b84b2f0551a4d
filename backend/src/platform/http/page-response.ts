import { mixin, type Type } from '@nestjs/common';
import type { Page } from '../projections/read-models.js';
import { FlagProp, ListProp, NumberProp, TextProp } from './props.js';

export function pageResponse<Item>(item: Type<Item>): Type<Page<Item>> {
  class PageOf implements Page<Item> {
    @ListProp(() => item) items: Item[];
    @NumberProp({ description: 'Exact up to 10,000.' }) total: number;
    @FlagProp({ required: false, description: 'true when there are more than 10,000.' }) totalIsCapped?: true;
    @NumberProp() page: number;
    @NumberProp() pageSize: number;
    @TextProp({ nullable: true, description: 'Asks for what follows; null at the end.' }) nextCursor: string | null;
  }
  return mixin(PageOf);
}
