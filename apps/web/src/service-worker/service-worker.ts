/**
 * Registered after the first sign-in. Caches only the page for a missing network; all other content
 * comes from the server. Shows push notifications. Imports nothing, so that it is one file at a
 * fixed address (build/service-worker.ts).
 */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  readonly request: Request;
  /** The response of a navigation that the browser requested while starting this worker. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface Pressed extends Lasting {
  readonly notification: Notification;
}

interface Clients {
  matchAll(options: { type: 'window' }): Promise<readonly Tab[]>;
  openWindow(address: string): Promise<unknown>;
}

interface Tab {
  focus(): Promise<unknown>;
}

interface Worker {
  readonly clients: Clients;
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'push', run: (event: Lasting) => void): void;
  addEventListener(type: 'notificationclick', run: (event: Pressed) => void): void;
  addEventListener(type: 'fetch', run: (event: Fetching) => void): void;
}

const worker = globalThis as unknown as Worker;

/** Each language has its own address, and so its own worker. */
const offlinePage = `/offline${worker.location.search}`;
const kept = `offline${worker.location.search}`;

/** A push contains no content: only the server and the reader know what is new. */
const news = worker.location.search.includes('en')
  ? 'You have something new. Open the app to read it.'
  : '新しいお知らせがあります。アプリを開いてご確認ください。';

worker.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()));

worker.addEventListener('activate', (event) => event.waitUntil(begin()));

worker.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(pageOrOffline(event));
});

worker.addEventListener('push', (event) => {
  const options = { body: news, icon: '/app-192.png', tag: 'news' };
  event.waitUntil(worker.registration.showNotification('Engawa', options));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(comeForward());
});

async function comeForward(): Promise<void> {
  const [tab] = await worker.clients.matchAll({ type: 'window' });
  await (tab ? tab.focus() : worker.clients.openWindow('/'));
}

async function keepOfflinePage(): Promise<void> {
  await (await caches.open(kept)).add(new Request(offlinePage, { cache: 'reload' }));
  await worker.skipWaiting();
}

async function begin(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== kept);
  await Promise.all(others.map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
}

async function pageOrOffline({ request, preloadResponse }: Fetching): Promise<Response> {
  try {
    // oxlint-disable-next-line house/fetch-in-api -- a page, and no call of the contract
    return (await preloadResponse) ?? (await fetch(request));
  } catch (failure) {
    const page = await caches.match(offlinePage);
    if (page) return page;
    throw failure;
  }
}
