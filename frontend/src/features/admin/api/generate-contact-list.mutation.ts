import { sendTo } from '../../../shared/api/requests';
import type { Input } from '../../../shared/api/types';

export type ContactListFilters = Input<'/api/admin/contact-lists'>;

export const generateContactList = sendTo('/api/admin/contact-lists');
