export { membership, membershipOf } from './domain/membership.aggregate.js';
export type { MembershipEvent, Plan, ProExpired, ProRenewed, ProUpgraded } from './domain/membership.events.js';
