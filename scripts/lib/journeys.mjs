// Runs the journeys of frontend/e2e in browsers, against servers with demo data started for them.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startCardGateway } from '../../backend/test/support/card-gateway.mjs';
import { chromiumFile, headlessShell } from './browser.mjs';
import { inRoot, root } from './paths.mjs';
import { freePort } from './ports.mjs';
import { Problem } from './problem.mjs';
import { runPlaywright } from './runners.mjs';

const START_TIMEOUT_MS = 300_000;

/** Each worker has its own server, as a journey may stop the clock. */
export async function walkJourneys(args, { walkers = 2, ...options } = {}) {
  const whole = await chromiumFile();
  const light = (await headlessShell()) ?? whole;
  const servers = await Promise.allSettled(Array.from({ length: walkers }, (_, i) => startServer(`server-${i}.log`)));
  try {
    const broken = servers.find(({ status }) => status === 'rejected');
    if (broken) throw broken.reason;
    const env = {
      CHROMIUM_PATH: light,
      WHOLE_CHROMIUM_PATH: whole,
      JOURNEY_SERVERS: JSON.stringify(servers.map(({ value }) => value)),
    };
    return await runPlaywright([`--workers=${walkers}`, ...args], { ...options, env });
  } finally {
    await Promise.all(servers.map(({ value }) => value?.stop()));
  }
}

export async function withDemoServer(work) {
  const server = await startServer('server.log');
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

async function startServer(logName) {
  const logFile = inRoot('test-results', logName);
  const paystackKey = `sk_test_${randomBytes(16).toString('hex')}`;
  const data = mkdtempSync(path.join(tmpdir(), 'sankofa-journeys-'));
  const port = await freePort();
  const clockPort = await freePort();
  const url = `http://localhost:${port}`;
  const gateway = await startCardGateway({ key: paystackKey, webhookUrl: `${url}/api/webhooks/paystack` });
  const env = {
    SANKOFA_DATA: data,
    PORT: String(port),
    CLOCK_PORT: String(clockPort),
    PUBLIC_URL: url,
    TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_URL: '',
    PAYSTACK_SECRET_KEY: paystackKey,
    PAYSTACK_URL: gateway.url,
    PUSH_TO_PRIVATE_ADDRESSES: 'yes',
    NODE_ENV: 'test',
  };
  const child = launch(env, logFile);
  const exit = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await exit;
    await gateway.close();
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(url, child, logFile);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, clockUrl: `http://127.0.0.1:${clockPort}`, paystackKey, gatewayUrl: gateway.url, stop };
}

function launch(env, logFile) {
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  const options = { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', log, log] };
  const child = spawn(process.execPath, [inRoot('scripts/lib/journeys-server.mjs')], options);
  closeSync(log);
  return child;
}

async function waitUntilReady(url, child, logFile) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const ready = await fetch(`${url}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new Problem(`The server for the journeys did not start:\n\n${readFileSync(logFile, 'utf8')}`);
    }
    await pause(200);
  }
}
