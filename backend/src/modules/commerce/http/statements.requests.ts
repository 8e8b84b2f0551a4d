import { Choice, Text, TextList, WholeNumber } from '../../../platform/http/fields.js';
import type { Money } from '../../../platform/http/money.js';
import { ListProp, MoneyProp, NumberProp, NumbersProp, TextProp } from '../../../platform/http/props.js';
import { FileField, type UploadedFile } from '../../../platform/http/uploaded-file.js';
import { type Currency, currencies } from '../../../reference-data/index.js';

/** A JSON body within the size limit can hold this many row ids. */
const MAX_ROWS = 1_000;

export class ImportStatementRequest {
  @Text({ max: 60, description: 'The number of the account that the statement is of.' }) account: string;
  @Choice(currencies.map(({ code }) => code)) currency: Currency;
  @Text({
    max: 4_000,
    optional: true,
    description:
      'JSON: the heading over each of date, credit, debit, amount, direction, reference, narration, payer. It is kept for ' +
      'the account. Without it, headings that banks use are recognised.',
  })
  layout?: string;
  @FileField('CSV in UTF-8 or Windows-1252, of at most 5 MB and 20,000 rows.') file: UploadedFile;
}

export class StatementImportedResponse {
  @TextProp({ description: 'Where nothing is new, the statement that brought the rows before.' }) id: string;
  @NumberProp() imported: number;
  @NumberProp({ description: 'Rows that were imported before.' }) known: number;
  @NumberProp({ description: 'Rows of money that went out, which are left out.' }) outgoing: number;
  @NumbersProp({ description: 'The lines whose date or amount nobody could read.' }) unreadable: readonly number[];
}

export class ConfirmStatementRequest {
  @TextList({ maxItems: MAX_ROWS, max: 36, optional: true }) rows?: string[];
  @Choice(['exact'], { optional: true }) all?: 'exact';
  @WholeNumber({ min: 1, max: 20_000, optional: true }) limit?: number;
}

class RefusedRow {
  @TextProp() row: string;
  @NumberProp({ description: 'Its line in the file; null where the statement has no such row.', nullable: true })
  line: number | null;
  @TextProp() code: string;
  @TextProp({ description: 'Why, and what to do.' }) detail: string;
}

export class StatementConfirmedResponse {
  @NumberProp({ description: 'Rows that were matched.' }) rows: number;
  @NumberProp({ description: 'Payments that were confirmed by them.' }) payments: number;
  @MoneyProp() sum: Money;
  @NumberProp({ description: 'Payments that a limit left for the next call.' }) left: number;
  @ListProp(() => RefusedRow) refused: RefusedRow[];
}
