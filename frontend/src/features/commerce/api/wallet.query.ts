import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';

export const walletQuery = queryOptions({ queryKey: ['wallet'], queryFn: readFrom('/api/me/wallet') });
