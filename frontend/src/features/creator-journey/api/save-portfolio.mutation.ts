import { sendTo } from '../../../shared/api/requests';

export const savePortfolio = sendTo('/api/me/portfolio', { method: 'put' });
