import { sendTo } from '../../../shared/api/requests';
import type { Input } from '../../../shared/api/types';

export type Outcome = Input<'/api/admin/card-payments/{paymentId}/handled'>['outcome'];

export const handleCardPayment = sendTo('/api/admin/card-payments/{paymentId}/handled');
