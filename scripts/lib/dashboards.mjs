// Grafana dashboards, one per question. Import them from deploy/dashboards with Prometheus as the data source.
const seconds = 'sankofa_http_request_seconds';
const rate = (figure, by, filter = '') => `sum by (${by}) (rate(${figure}{${filter}}[$__rate_interval]))`;
const quantile = (share, filter = '') => `histogram_quantile(${share}, ${rate(`${seconds}_bucket`, 'le', filter)})`;
const highest = (figure, by) => `max by (${by}) (${figure})`;

const ofMembers = 'route=~"/api/me.*"';
const ofStaff = 'route=~"/api/admin.*"';

/** Boards by title. A panel has a title, a unit and queries by legend. */
const boards = {
  Members: [
    ['Requests of members', 'reqps', { '{{method}} {{route}}': rate(`${seconds}_count`, 'method, route', ofMembers) }],
    ['How long members wait', 's', { half: quantile(0.5, ofMembers), '1 in 20': quantile(0.95, ofMembers) }],
    ['How long staff wait', 's', { half: quantile(0.5, ofStaff), '1 in 20': quantile(0.95, ofStaff) }],
    ['Registrations', 'reqps', { '{{status}}': rate(`${seconds}_count`, 'status', 'route="/api/auth/register"') }],
    ['Sign-ins', 'reqps', { '{{status}}': rate(`${seconds}_count`, 'status', 'route="/api/auth/login"') }],
    ['Faults of the product', 'reqps', { '{{route}}': rate(`${seconds}_count`, 'route', 'status=~"5.."') }],
    [
      'Refused by browsers',
      'short',
      { '{{directive}}': 'sum by (directive) (increase(sankofa_refused_content_total[1h]))' },
    ],
  ],
  Work: [
    ['Jobs that wait or failed', 'short', { '{{queue}} {{state}}': highest('sankofa_jobs', 'queue, state') }],
    ['Oldest job', 's', { '{{queue}}': highest('sankofa_oldest_job_seconds', 'queue') }],
    ['Sent, and no answer came', 'short', { effects: 'max(sankofa_effects_in_doubt)' }],
    ['Erasures that are not done', 'short', { erasures: 'max(sankofa_unfinished_erasures)' }],
    ['Anchors that fail', 'short', { anchors: 'max(sankofa_failing_anchors)' }],
  ],
  Engine: [
    ['Conditions', 'short', { '{{name}} ({{severity}})': `${highest('sankofa_condition', 'name, severity')} > 0` }],
    ['Behind the log', 's', { '{{consumer}}': highest('sankofa_consumer_lag_seconds', 'consumer') }],
    ['Parked events', 'short', { '{{consumer}}': highest('sankofa_parked_events', 'consumer') }],
    ['Paused consumers', 'short', { consumers: 'max(sankofa_paused_consumers)' }],
    ['Under no seal', 's', { 'oldest event': 'max(sankofa_unsealed_seconds)' }],
    ['Delay of the event loop', 's', { '{{instance}}': highest('sankofa_event_loop_delay_seconds', 'instance') }],
    ['Memory', 'bytes', { '{{instance}}': highest('process_resident_memory_bytes', 'instance') }],
    ['Silent processes', 'short', { processes: 'max(sankofa_silent_processes)' }],
  ],
  Database: [
    ['Connections', 'short', { '{{instance}} {{state}}': highest('sankofa_database_connections', 'instance, state') }],
    ['What holds the feed back', 's', { 'oldest transaction': 'max(sankofa_horizon_lag_seconds)' }],
    ['Answered with 503', 'reqps', { '{{instance}}': rate(`${seconds}_count`, 'instance', 'status="503"') }],
    ['Commands', 's', { half: quantile(0.5, 'method="POST"'), '1 in 100': quantile(0.99, 'method="POST"') }],
  ],
};

const datasource = { type: 'prometheus', uid: '${datasource}' };
const WIDTH = 12;
const HEIGHT = 8;

const panelOf = ([title, unit, lines], index) => ({
  id: index + 1,
  title,
  type: 'timeseries',
  datasource,
  gridPos: { x: (index % 2) * WIDTH, y: Math.floor(index / 2) * HEIGHT, w: WIDTH, h: HEIGHT },
  fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
  targets: Object.entries(lines).map(([legendFormat, expr], line) => ({
    refId: String.fromCharCode(65 + line),
    datasource,
    expr,
    legendFormat,
  })),
});

const boardOf = ([name, panels]) => ({
  uid: `sankofa-${name.toLowerCase()}`,
  title: `Sankofa: ${name}`,
  schemaVersion: 39,
  refresh: '30s',
  time: { from: 'now-6h', to: 'now' },
  templating: { list: [{ name: 'datasource', type: 'datasource', query: 'prometheus' }] },
  panels: panels.map(panelOf),
});

export const dashboards = () =>
  Object.fromEntries(
    Object.entries(boards).map((board) => [
      `deploy/dashboards/${board[0].toLowerCase()}.json`,
      `${JSON.stringify(boardOf(board), null, 2)}\n`,
    ]),
  );
