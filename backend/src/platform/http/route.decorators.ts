import { applyDecorators, Controller, HttpCode, type Type } from '@nestjs/common';
import { ApiAcceptedResponse, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';

type MethodDecorators = ReturnType<typeof applyDecorators>;

/** Its routes stand under the tag in the OpenAPI document. */
export const ApiController = (tag: string, path: string): ClassDecorator =>
  applyDecorators(ApiTags(tag), Controller(path));

/** The status of a route that succeeds, and the shape of its answer in the OpenAPI document. */
export const Ok = (type: Type): MethodDecorators => applyDecorators(HttpCode(200), ApiOkResponse({ type }));

/** Of a route that makes something: 201. */
export const Created = (type: Type): MethodDecorators => applyDecorators(HttpCode(201), ApiCreatedResponse({ type }));

/** Of a route whose work is done later: 202. */
export const Accepted = (description: string): MethodDecorators =>
  applyDecorators(HttpCode(202), ApiAcceptedResponse({ description }));

/** Of a route without an answer: 204. */
export const NoContent = (): MethodDecorators => applyDecorators(HttpCode(204), ApiNoContentResponse());
