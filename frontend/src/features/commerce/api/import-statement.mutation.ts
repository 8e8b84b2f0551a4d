import { answer, api } from '../../../shared/api/client';
import type { Answer } from '../../../shared/api/types';

export type Layout = Partial<Record<(typeof layoutFields)[number], string>>;
export const layoutFields = [
  ...(['date', 'credit', 'amount', 'debit', 'direction', 'reference', 'narration', 'payer'] as const),
];

interface Import {
  account: string;
  currency: string;
  file: File;
  layout?: Layout | undefined;
}

type Imported = Answer<'/api/admin/statements', 'post'>;

/** Uploads a bank statement. Returns the headings to choose from if the columns are not recognised. */
export async function importStatement({ account, currency, file, layout }: Import): Promise<Imported | string[]> {
  const body = new FormData();
  body.set('account', account);
  body.set('currency', currency);
  if (layout) body.set('layout', JSON.stringify(layout));
  body.set('file', file);
  const result = await api.POST('/api/admin/statements', { body: body as never });
  const { headings } = { ...(result.error as { headings?: string } | undefined) };
  return headings === undefined ? answer(Promise.resolve(result)) : headings.split('\t').filter(Boolean);
}
