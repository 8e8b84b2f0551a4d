import { mixin, type Type } from '@nestjs/common';
import { FlagProp, ListProp, NumberProp, TextProp } from './props.js';

interface PageShape<Item> {
  items: Item[];
  total: number;
  totalIsCapped?: boolean;
  page: number;
  pageSize: number;
  nextCursor: string | null;
}

export function pageResponse<Item>(item: Type<Item>): Type<PageShape<Item>> {
  class PageOf implements PageShape<Item> {
    @ListProp(() => item) items: Item[];
    @NumberProp({ description: 'Exact up to 10,000.' }) total: number;
    @FlagProp({ required: false, description: 'true when there are more than 10,000.' }) totalIsCapped?: boolean;
    @NumberProp() page: number;
    @NumberProp() pageSize: number;
    @TextProp({ nullable: true, description: 'Asks for what follows; null at the end.' }) nextCursor: string | null;
  }
  return mixin(PageOf);
}
