// Keeps the product's own files on the device, so that a page opens without a network. It never sees the API: what a
// member was shown is kept by the application, and forgotten with the sign-out. The build fills in what it is made of.
const { version, shell, assets, learnHub } = globalThis.BUILD;
const SHELL = `sankofa-shell-${version}`;
const ASSETS = 'sankofa-assets';
/** What the build before this one was made of lies here, among its files. */
const BUILT_OF = '/assets/built-of.json';
/** Lies there where a member keeps the learn hub on the device. */
const LEARN_HUB_KEPT = '/assets/learn-hub-kept';
const PAGE = '/app.html';
const NETWORK_TIMEOUT_MS = 4_000;
/** Answered by the server alone: the API, and pages that are no part of the application. */
const machines = /^\/(api|socket\.io|health|metrics|verify|c)(\/|$)/;

globalThis.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => globalThis.skipWaiting()));
});

globalThis.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldFiles().then(() => globalThis.clients.claim()));
});

globalThis.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== globalThis.location.origin || machines.test(pathname)) return;
  if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(request));
  else if (request.mode === 'navigate') event.respondWith(pageOf(event));
  else if (shell.includes(pathname)) event.respondWith(fetch(request).catch(() => ofThisBuild(request)));
});

globalThis.addEventListener('push', (event) => {
  const { title, link, tag } = event.data.json();
  event.waitUntil(globalThis.registration.showNotification(title, { tag, data: { link }, icon: '/icon-192.png' }));
});

globalThis.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(new URL(event.notification.data.link, globalThis.location.origin).href));
});

/** In a tab of ours where one is open, the one with that page before others. */
async function openPage(url) {
  const tabs = await globalThis.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find((open) => open.url === url) ?? tabs[0];
  if (!tab) return globalThis.clients.openWindow(url);
  await tab.focus().catch(() => undefined); // the browser may not allow it
  return tab.url === url ? tab : tab.navigate(url).catch(() => globalThis.clients.openWindow(url));
}

async function keepShell() {
  const cache = await globalThis.caches.open(SHELL);
  await cache.addAll(shell);
  await keepLearnHub().catch(() => undefined); // it opens with a network, and is kept at the next visit
}

/** Who kept it has it in the next build, too, before that is opened. */
async function keepLearnHub() {
  const cache = await globalThis.caches.open(ASSETS);
  if (await cache.match(LEARN_HUB_KEPT)) await cache.addAll(learnHub);
}

/** The build before this one stays: a page of it may still be open, and ask for the rest of its files. */
async function forgetOldFiles() {
  const names = await globalThis.caches.keys();
  const others = names.filter((name) => name !== SHELL && name !== ASSETS);
  await Promise.all(others.slice(0, -1).map((name) => globalThis.caches.delete(name)));
  const cache = await globalThis.caches.open(ASSETS);
  const former = await cache.match(BUILT_OF).then((list) => list?.json() ?? []);
  const known = new Set([...assets, ...former, LEARN_HUB_KEPT]);
  const old = (await cache.keys()).filter(({ url }) => !known.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
  await cache.put(BUILT_OF, globalThis.Response.json(assets));
}

/** Files with their content in their name never change. */
async function keptFirst(request) {
  const kept = await globalThis.caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await globalThis.caches.open(ASSETS);
    await cache.put(request, answer.clone());
  }
  return answer;
}

/** The server's page while there is a network worth the name, else the kept one. */
async function pageOf({ request }) {
  const late = new Promise((resolve) => globalThis.setTimeout(resolve, NETWORK_TIMEOUT_MS));
  const fresh = fetch(request);
  const first = await Promise.race([fresh.catch(() => undefined), late]);
  return first ?? (await ofThisBuild(PAGE)) ?? fresh;
}

const ofThisBuild = (request) => globalThis.caches.match(request, { cacheName: SHELL });
