import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import { type GuardedRequest, RequirePolicy } from '../platform/access/access.decorator.js';
import type { PolicyName } from './policies.js';
import type { AccountStatus } from './policy.js';
import type { StaffRole } from './roles.js';

export { Me, MySession, NoApiTokens } from '../platform/access/access.decorator.js';
export { RequestCaller } from '../platform/command-handling/caller.decorator.js';
export { Accepted, ApiController, Created, NoContent, Ok, PathId } from '../platform/http/route.decorators.js';

/** Sets the policy of a route or a controller. All policies except the public one require an access token. */
export const Access = (policy: PolicyName): ClassDecorator & MethodDecorator =>
  policy === 'public' ? RequirePolicy(policy) : applyDecorators(RequirePolicy(policy), ApiBearerAuth());

export const MyRoles = createParamDecorator(
  (_: unknown, context: ExecutionContext): readonly StaffRole[] => statusOf(context)?.roles ?? [],
);

export const MyPoints = createParamDecorator(
  (_: unknown, context: ExecutionContext): number => statusOf(context)?.points ?? 0,
);

export const MyApprovedAt = createParamDecorator(
  (_: unknown, context: ExecutionContext): Date | null => statusOf(context)?.approvedAt ?? null,
);

export const MyStatus = createParamDecorator((_: unknown, context: ExecutionContext) => statusOf(context));

const statusOf = (context: ExecutionContext): AccountStatus | undefined =>
  context.switchToHttp().getRequest<GuardedRequest>().accountStatus as AccountStatus | undefined;
