import { mixin, type Type } from '@nestjs/common';
import { ShownFlag, ShownList, ShownNumber, ShownText } from './shown.js';

interface NumberedPageShape<Item> {
  items: Item[];
  total: number;
  totalIsCapped?: boolean;
  page: number;
  pageSize: number;
}

interface PageShape<Item> extends NumberedPageShape<Item> {
  nextCursor: string | null;
}

/** The OpenAPI shape of a page of `item`. */
export function pageResponse<Item>(item: Type<Item>): Type<PageShape<Item>> {
  class PageOf extends numberedPageResponse<Item>(item) implements PageShape<Item> {
    @ShownText({ nullable: true, description: 'Asks for what follows; null at the end.' }) nextCursor: string | null;
  }
  return mixin(PageOf);
}

/** The OpenAPI shape of a page of `item` in a list that is followed by number alone. */
export function numberedPageResponse<Item>(item: Type<Item>): Type<NumberedPageShape<Item>> {
  class PageOf implements NumberedPageShape<Item> {
    @ShownList(() => item) items: Item[];
    @ShownNumber({ description: 'Exact up to 10,000.' }) total: number;
    @ShownFlag({ required: false, description: 'true when there are more than 10,000.' }) totalIsCapped?: boolean;
    @ShownNumber() page: number;
    @ShownNumber() pageSize: number;
  }
  return mixin(PageOf);
}
