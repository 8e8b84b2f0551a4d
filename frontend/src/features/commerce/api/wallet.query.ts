import { readQuery } from '../../../shared/api/read-query';

export const walletQuery = readQuery(['wallet'], '/api/me/wallet');
