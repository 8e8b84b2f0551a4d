import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from './access-rules.js';

export const POLICY = 'sankofa:policy';

export type GuardedRequest = FastifyRequest & {
  user?: SignedIn;
  accountStatus?: unknown;
  policy?: string;
  account?: string;
};

export const RequirePolicy = (policy: string): ClassDecorator & MethodDecorator => SetMetadata(POLICY, policy);

export const CLOSED_TO_TOKENS = 'sankofa:closed-to-tokens';

/** Refuses API tokens, whatever their rights. Only a signed-in person may use the route. */
export const NoApiTokens = (): ClassDecorator & MethodDecorator => SetMetadata(CLOSED_TO_TOKENS, true);

export const Me = createParamDecorator((_: unknown, context: ExecutionContext): string => signedIn(context).memberId);

export const MySession = createParamDecorator(
  (_: unknown, context: ExecutionContext): string => signedIn(context).sessionId,
);

function signedIn(context: ExecutionContext): SignedIn {
  const { user } = context.switchToHttp().getRequest<GuardedRequest>();
  if (!user) throw new Error('This route reads the member but its policy lets anyone in.');
  return user;
}
