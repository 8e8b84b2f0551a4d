import { applyDecorators, Controller, HttpCode, Param, ParseUUIDPipe, type Type } from '@nestjs/common';
import { ApiAcceptedResponse, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';

type MethodDecorators = ReturnType<typeof applyDecorators>;

export const ApiController = (tag: string, path: string): ClassDecorator =>
  applyDecorators(ApiTags(tag), Controller(path));

/** What a route with this answer may return: the answer, or a command result that holds it. */
type Returned<Answer> = Answer | { readonly answer: Answer } | undefined;

/** Applies to methods that return the answer. Others do not compile. */
type Answering<Answer> = <Method extends (...args: never[]) => Returned<Answer> | Promise<Returned<Answer>>>(
  target: object,
  name: string | symbol,
  method: TypedPropertyDescriptor<Method>,
) => void;

/** The success status, and the response shape in the OpenAPI document. */
export const Ok = <Answer>(type: Type<Answer>): Answering<Answer> =>
  applyDecorators(HttpCode(200), ApiOkResponse({ type }));

export const Created = <Answer>(type: Type<Answer>): Answering<Answer> =>
  applyDecorators(HttpCode(201), ApiCreatedResponse({ type }));

export const Accepted = (description: string): MethodDecorators =>
  applyDecorators(HttpCode(202), ApiAcceptedResponse({ description }));

export const NoContent = (): MethodDecorators => applyDecorators(HttpCode(204), ApiNoContentResponse());

export const PathId = (name: string): ParameterDecorator => Param(name, ParseUUIDPipe);
