import { mixin, type Type } from '@nestjs/common';
import { ShownFlag, ShownList, ShownNumber, ShownText } from './shown.js';

interface PageShape<Item> {
  items: Item[];
  total: number;
  totalIsCapped?: boolean;
  page: number;
  pageSize: number;
  nextCursor: string | null;
}

/** The OpenAPI shape of a page of `item`. */
export function pageResponse<Item>(item: Type<Item>): Type<PageShape<Item>> {
  class PageOf implements PageShape<Item> {
    @ShownList(() => item) items: Item[];
    @ShownNumber({ description: 'Exact up to 10,000.' }) total: number;
    @ShownFlag({ required: false, description: 'true when there are more than 10,000.' }) totalIsCapped?: boolean;
    @ShownNumber() page: number;
    @ShownNumber() pageSize: number;
    @ShownText({ nullable: true, description: 'Asks for what follows; null at the end.' }) nextCursor: string | null;
  }
  return mixin(PageOf);
}
