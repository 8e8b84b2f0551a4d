import { Id, QueryNumber } from './fields.js';

const LAST_VERSION = 2_147_483_647;

export class EventParam {
  @Id() stream: string;
  @QueryNumber({ min: 1, max: LAST_VERSION }) version: number;
}
