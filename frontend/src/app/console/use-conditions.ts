import { useQuery } from '@tanstack/react-query';
import { type Condition, conditionsQuery } from '../../features/operations/api/conditions.query';
import { useSignedIn } from '../../shared/session/member';
import { ruleFor } from '../access-rules';

export const OPERATIONS = '/admin/operations';
const POLL_INTERVAL_MS = 10_000;

export function useConditions(): readonly Condition[] {
  const { access } = useSignedIn();
  const enabled = ruleFor(access, OPERATIONS)?.outcome === 'allowed';
  const { data } = useQuery({ ...conditionsQuery, refetchInterval: POLL_INTERVAL_MS, enabled });
  return data?.items ?? [];
}
