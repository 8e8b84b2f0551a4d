import { applyDecorators, Controller, HttpCode, type Type } from '@nestjs/common';
import { ApiAcceptedResponse, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';

type MethodDecorators = ReturnType<typeof applyDecorators>;

export const ApiController = (tag: string, path: string): ClassDecorator =>
  applyDecorators(ApiTags(tag), Controller(path));

/** The status of a route that succeeds, and the shape of its answer in the OpenAPI document. */
export const Ok = (type: Type): MethodDecorators => applyDecorators(HttpCode(200), ApiOkResponse({ type }));

export const Created = (type: Type): MethodDecorators => applyDecorators(HttpCode(201), ApiCreatedResponse({ type }));

export const Accepted = (description: string): MethodDecorators =>
  applyDecorators(HttpCode(202), ApiAcceptedResponse({ description }));

export const NoContent = (): MethodDecorators => applyDecorators(HttpCode(204), ApiNoContentResponse());
