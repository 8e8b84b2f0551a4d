// The server of the journeys: like npm start, with endpoints to stop its clock and to run jobs that are due.
import { createServer } from 'node:http';
import { giveUp } from './problem.mjs';
import { startService } from './service.mjs';

const service = startService();
const end = () => service.stop().then(() => process.exit(0), giveUp);
process.on('SIGTERM', end);
process.on('SIGINT', end);

try {
  const product = await service.ready;
  createServer((request, response) => answer(product, request, response)).listen(process.env.CLOCK_PORT, '127.0.0.1');
} catch (error) {
  await service.stop();
  giveUp(error);
}

async function answer({ clock, promoteDueJobs }, request, response) {
  let body = '';
  for await (const part of request) body += part;
  const { moment, jobs } = JSON.parse(body);
  if (moment === null) clock.reset();
  else clock.setTo(new Date(moment));
  if (jobs) await promoteDueJobs();
  response.writeHead(204).end();
}
