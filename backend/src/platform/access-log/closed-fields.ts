import type { ExecutionContext } from '@nestjs/common';
import { PARAMTYPES_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { getMetadataStorage } from 'class-validator';

const closed = new Set(['isIn', 'isUuid', 'isInt', 'isDate', 'isBoolean']);

const known = new WeakMap<object, ReadonlySet<string>>();

/** Fields of a route's query that hold a choice, an id, a number or a time, and no free text. */
export function closedFieldsOf(context: ExecutionContext): ReadonlySet<string> {
  const handler = context.getHandler();
  const fields = known.get(handler) ?? readFields(context.getClass(), handler.name);
  known.set(handler, fields);
  return fields;
}

function readFields(controller: { prototype: object }, handler: string): ReadonlySet<string> {
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler) ?? {}) as object;
  const types = (Reflect.getMetadata(PARAMTYPES_METADATA, controller.prototype, handler) ?? []) as (() => unknown)[];
  const parts = Object.keys(args).map((key) => key.split(':').map(Number));
  const query = types[parts.find(([part]) => part === RouteParamtypes.QUERY)?.[1] ?? -1];
  const checks = query ? getMetadataStorage().getTargetValidationMetadatas(query, '', false, false) : [];
  return new Set(checks.filter(({ name }) => name && closed.has(name)).map(({ propertyName }) => propertyName));
}
