import { readQuery } from '../../../shared/api/read-query';

export const proposalsQuery = readQuery(['availability', 'proposals'], '/api/me/availability/proposals');
