/**
 * Runs beside the pages of whoever has signed in once. It keeps nothing but the page that is shown
 * without a network: what people read always comes from the server. It imports nothing, and becomes
 * one file at an address that stays (build/service-worker.ts).
 */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  readonly request: Request;
  /** What the browser has begun to fetch while this woke up. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface Worker {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', run: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', run: (event: Fetching) => void): void;
}

const worker = globalThis as unknown as Worker;

/** Another language is another address of this file, and so another worker. */
const offlinePage = `/offline${worker.location.search}`;
const kept = `offline${worker.location.search}`;

worker.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()));

worker.addEventListener('activate', (event) => event.waitUntil(begin()));

worker.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(pageOrOffline(event));
});

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
    return (await preloadResponse) ?? (await fetch(request));
  } catch (failure) {
    const page = await caches.match(offlinePage);
    if (page) return page;
    throw failure;
  }
}
