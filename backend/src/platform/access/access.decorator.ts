import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { PolicyName } from './policies.js';
import type { Standing } from './policy.js';
import type { StaffRole } from './roles.js';

export const POLICY = 'sankofa:policy';

/** Names the policy of a route, or of all routes of a controller. */
export const Access = (policy: PolicyName): ClassDecorator & MethodDecorator => SetMetadata(POLICY, policy);

/** Who is signed in, as the request's token and the database say. */
export interface SignedIn {
  readonly memberId: string;
  readonly sessionId: string;
}

/** The member who calls; only on routes whose policy asks for one. */
export const Me = createParamDecorator((_: unknown, context: ExecutionContext): string => signedIn(context).memberId);

/** The session in which the member calls. */
export const MySession = createParamDecorator(
  (_: unknown, context: ExecutionContext): string => signedIn(context).sessionId,
);

/** The staff roles of whoever calls, as the guard read them. */
export const MyRoles = createParamDecorator((_: unknown, context: ExecutionContext): readonly StaffRole[] => {
  const { standing } = context.switchToHttp().getRequest<{ standing?: Pick<Standing, 'roles'> }>();
  return standing?.roles ?? [];
});

function signedIn(context: ExecutionContext): SignedIn {
  const { user } = context.switchToHttp().getRequest<FastifyRequest & { user?: SignedIn }>();
  if (!user) throw new Error('This route reads the member but its policy lets anyone in.');
  return user;
}
