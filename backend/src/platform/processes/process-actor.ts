import { derivedId } from '../event-sourcing/index.js';

const PROCESSES = '01900000-0000-7000-8000-000000000000';

export const processActor = (name: string): string => derivedId(PROCESSES, name);
