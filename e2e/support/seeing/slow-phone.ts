import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** In milliseconds; `shift` is the browser's cumulative layout shift. */
export interface Load {
  lcp: number;
  shift: number;
  blocked: number;
  /** Duration of a fixed computation in this tab. */
  unit: number;
}

/** Loads with an empty cache on a CPU four times slower than this machine. */
export async function loadSlowly(page: Page, address: string): Promise<Load> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address, { waitUntil: 'networkidle' });
  const load = await page.evaluate<Load>(`new Promise((done) => {
    const load = { lcp: 0, shift: 0, blocked: 0, unit: 0 };
    const watch = (type, see) => new PerformanceObserver((list) => list.getEntries().forEach(see))
      .observe({ type, buffered: true });
    watch('largest-contentful-paint', ({ startTime }) => { load.lcp = startTime; });
    watch('layout-shift', ({ value }) => { load.shift += value; });
    watch('longtask', ({ duration }) => { load.blocked += duration - 50; });
    const compute = () => {
      const start = performance.now();
      let sum = 0;
      for (let at = 0; at < 10_000_000; at += 1) sum = (sum * 31 + at) | 0;
      return sum === 1 ? 0 : performance.now() - start;
    };
    setTimeout(() => {
      load.unit = Math.min(compute(), compute(), compute());
      done(load);
    }, 500);
  })`);
  await browser.detach();
  return load;
}

/** Serves the same text without styles, pictures and scripts from a minimal server. */
export async function servePlain(page: Page, address: string) {
  const text = await (await page.request.get(address)).text();
  const words = text.replace(/<(script|style|svg)[\s\S]*?<\/\1>|<link[^>]*>|class="[^"]*"/g, '');
  const server = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html; charset=utf-8').end(words);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}
