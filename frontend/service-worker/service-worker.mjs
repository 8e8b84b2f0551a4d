// Caches the product's own files, so that pages open offline. It never sees the API: the application stores member
// data itself and deletes it at sign-out. The build fills in BUILD.
const { version, shell, assets, learnHub } = globalThis.BUILD;
const SHELL = `sankofa-shell-${version}`;
const ASSETS = 'sankofa-assets';
/** The list of the files of the previous build, kept in the cache among them. */
const BUILT_OF = '/assets/built-of.json';
/** A marker in the cache: the member keeps the learn hub on the device. */
const LEARN_HUB_KEPT = '/assets/learn-hub-kept';
const PAGE = '/app.html';
const NETWORK_TIMEOUT_MS = 4_000;
/** Paths that only the server answers: the API, and pages outside the application. */
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

/** Opens the page in an open tab if there is one, preferably one that shows it already. */
async function openPage(url) {
  const tabs = await globalThis.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find((open) => open.url === url) ?? tabs[0];
  if (!tab) return globalThis.clients.openWindow(url);
  await tab.focus().catch(() => undefined); // the browser may refuse it
  return tab.url === url ? tab : tab.navigate(url).catch(() => globalThis.clients.openWindow(url));
}

async function keepShell() {
  const cache = await globalThis.caches.open(SHELL);
  await cache.addAll(shell);
  await keepLearnHub().catch(() => undefined); // it still opens online, and is cached at the next visit
}

/** A member who keeps the learn hub gets the files of the new build before it is opened. */
async function keepLearnHub() {
  const cache = await globalThis.caches.open(ASSETS);
  if (await cache.match(LEARN_HUB_KEPT)) await cache.addAll(learnHub);
}

/** Keeps the previous build: a page of it may still be open and request more of its files. */
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

/** Cache first: files with a hash in their name never change. */
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

/** Network first with a timeout, then the cached page. */
async function pageOf({ request }) {
  const late = new Promise((resolve) => globalThis.setTimeout(resolve, NETWORK_TIMEOUT_MS));
  const fresh = fetch(request);
  const first = await Promise.race([fresh.catch(() => undefined), late]);
  return first ?? (await ofThisBuild(PAGE)) ?? fresh;
}

const ofThisBuild = (request) => globalThis.caches.match(request, { cacheName: SHELL });
