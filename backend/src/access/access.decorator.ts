import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type GuardedRequest, RequirePolicy } from '../platform/access/access.decorator.js';
import type { PolicyName } from './policies.js';
import type { AccountStatus } from './policy.js';
import type { StaffRole } from './roles.js';

export { Me, MySession } from '../platform/access/access.decorator.js';

/** Names the policy of a route, or of all routes of a controller. */
export const Access = (policy: PolicyName): ClassDecorator & MethodDecorator => RequirePolicy(policy);

export const MyRoles = createParamDecorator((_: unknown, context: ExecutionContext): readonly StaffRole[] => {
  const { accountStatus } = context.switchToHttp().getRequest<GuardedRequest>();
  return (accountStatus as AccountStatus | undefined)?.roles ?? [];
});
