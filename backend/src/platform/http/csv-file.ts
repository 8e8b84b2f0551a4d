import { applyDecorators, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';

export const AnswersCsv = (): MethodDecorator & ClassDecorator =>
  applyDecorators(ApiProduces('text/csv'), ApiOkResponse({ schema: { type: 'string' } }));

/** Begins a CSV file. Without it spreadsheets take `Ọlá` for Windows-1252. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** How a cell begins that a spreadsheet would run. */
export const FORMULA_START = /^[=+\-@\t\r]/;

/** A cell that would be run gets an apostrophe before it. */
export const disarmFormula = (cell: string): string => cell.replace(FORMULA_START, "'$&");

/** Takes that apostrophe away again, from cells of files that come back. */
export const rearmFormula = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '');

/** Kobo or cents as naira or rand: 450000 is '4500.00'. */
export const inMajorUnits = (minor: number): string => (minor / 100).toFixed(2);

export const csvFile = (name: string, text: string): StreamableFile =>
  new StreamableFile(Buffer.from(`${BYTE_ORDER_MARK}${text}`), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="sankofa-${name}.csv"`,
  });
