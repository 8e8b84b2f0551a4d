export { FigureExports } from './figures/figure-exports.js';
export { FiguresQuery, monthsUntil, type Period, periodOf } from './figures/period.js';
export { MemberSearch } from './member-search/member-search.js';
export { QueueTargets } from './queue-targets/queue-targets.js';
export { QueueExports } from './read-models/waiting-requests/queue-exports.js';
export { QueueParam } from './read-models/waiting-requests/queue-filter.query.js';
export { QueueLists, queuePage, queueQuery } from './read-models/waiting-requests/queue-lists.js';
export { type Queue, queueReaders } from './read-models/waiting-requests/waiting-requests.row.js';
