import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes, ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../event-sourcing/index.js';
import { httpRefusals } from './http.refusals.js';
import { HttpProblem } from './problem.js';

export const FORM_WITH_FILE = 'multipart/form-data';
const MAX_FIELD_BYTES = 16 * 1024;
const MAX_FILE_BYTES = 5 * 1024 * 1024;
export const MAX_FORM_BYTES = MAX_FILE_BYTES + 4 * MAX_FIELD_BYTES;

/** A file from a form. `content` has one character per byte. */
export interface UploadedFile {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

const takingFile = { takesFile: true };

/** For a route that takes a form with one file of up to 5 MB. Other routes refuse such forms. */
export const TakesFile = (): MethodDecorator => applyDecorators(RouteConfig(takingFile), ApiConsumes(FORM_WITH_FILE));

export const takesFile = (config: unknown): boolean =>
  (config as Partial<typeof takingFile> | undefined)?.takesFile === true;

export const bodyLimitOf = ({ headers, routeOptions }: FastifyRequest): number =>
  takesFile(routeOptions.config) && headers['content-type']?.startsWith(FORM_WITH_FILE)
    ? MAX_FILE_BYTES
    : routeOptions.bodyLimit;

export const wrongContentType = ({ config }: FastifyRequest['routeOptions']): DomainError =>
  new DomainError(httpRefusals.WRONG_CONTENT_TYPE, {
    contentType: takesFile(config) ? FORM_WITH_FILE : 'application/json',
  });

export const FileField = (description: string): PropertyDecorator =>
  applyDecorators(
    ValidateBy({ name: 'file', validator: { validate: isFile } }, { message: 'Choose a file.' }),
    ApiProperty({ type: 'string', format: 'binary', description }),
  );

const isFile = (value: unknown): boolean =>
  ['name', 'type', 'content'].every(
    (part) => typeof (value as Partial<Record<string, unknown>> | null)?.[part] === 'string',
  );

export async function readForm({ headers, routeOptions }: FastifyRequest, body: Buffer): Promise<object> {
  if (!takesFile(routeOptions.config)) throw wrongContentType(routeOptions);
  try {
    return await fieldsOf(headers as BusboyHeaders, body);
  } catch {
    throw new HttpProblem(httpRefusals.FORM_UNREADABLE);
  }
}

function fieldsOf(headers: BusboyHeaders, body: Buffer): Promise<object> {
  return new Promise((resolve, reject) => {
    const fields = new Map<string, unknown>();
    const form = Busboy({ headers, limits: { files: 1, fieldSize: MAX_FIELD_BYTES } });
    form.on('field', (field: string, value: string) => fields.set(field, value));
    form.on('file', (field: string, stream: Readable, name: string, _encoding: string, type: string) => {
      const chunks: Buffer[] = [];
      stream.on('error', reject); // from a truncated form; without a listener it would end the process
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => fields.set(field, { name, type, content: Buffer.concat(chunks).toString('latin1') }));
    });
    form.on('error', reject);
    form.on('finish', () => resolve(Object.fromEntries(fields)));
    form.end(body);
  });
}
