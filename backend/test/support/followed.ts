import type { Page } from '../../src/platform/projections/read-models.js';
import type { TestClient } from './test-client.js';

/** Reads a list item by item, following the cursors. */
export async function followed<Item>(reader: TestClient, list: string): Promise<Item[]> {
  const items: Item[] = [];
  const one = `${list}${list.includes('?') ? '&' : '?'}pageSize=1`;
  for (let next: string | null = one; next !== null; ) {
    const { body }: { body: Page<Item> } = await reader.get<Page<Item>>(next);
    items.push(...body.items);
    next = body.nextCursor && `${one}&cursor=${body.nextCursor}`;
  }
  return items;
}
