import { applyDecorators, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';

export const AnswersCsv = (): MethodDecorator & ClassDecorator =>
  applyDecorators(ApiProduces('text/csv'), ApiOkResponse({ schema: { type: 'string' } }));

export const csvFile = (name: string, text: string): StreamableFile =>
  new StreamableFile(Buffer.from(text), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="sankofa-${name}.csv"`,
  });
