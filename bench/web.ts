import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@engawa/platform/testing/waiting/ports';
import { type Browser, chromium } from '@playwright/test';
import { startProduct } from '../e2e/support/product.ts';
import { japaneseFont } from '../e2e/support/seeing/japanese-font.ts';
import { phone } from '../e2e/support/seeing/looks.ts';
import { type Load, loadSlowly, servePlain } from '../e2e/support/seeing/slow-phone.ts';
import { findBrowser } from '../scripts/browser/browser.mjs';
import { median } from './support/interleave.ts';
import { keepTable } from './support/keep-table.ts';
import { table } from './support/table.ts';
import { categories, inspect, loadLighthouse } from './web/lighthouse.ts';

/** The cost of a first visit: Lighthouse scores, and times compared with a page of plain HTML. */
const doors = ['/', '/talent/signin', '/company/signin'];
/** Path prefixes; the sitemap's first page of each is measured. */
const publicPages = ['/jobs/', '/companies/'];
const lists = ['/jobs', '/companies', '/events'];
const languages = ['ja', 'en'];
const rounds = Number(process.env.ROUNDS ?? 5);
const ms = (value: number): string => `${Math.round(value)} ms`;

const data = await mkdtemp(join(tmpdir(), 'engawa-bench-'));
await chmod(data, 0o755);
const product = await startProduct(await freePort(), data);
const port = await freePort();
const { executablePath, args, env } = findBrowser();
const machine = { ...process.env, ...env };
try {
  const open = await findPublicPages();
  const paths = [...doors, ...lists, ...open];
  const text = [
    ...(await inBrowser({ ...machine, ...japaneseFont(machine) }, async (browser) => [
      await marks(paths),
      `Lighthouse 13 on its phone, medians of ${rounds}, ${availableParallelism()} cores.`,
      await times(browser, paths),
      `At ${phone.width} px with a processor four times slower, medians of ${rounds}; plain is the same words as bare HTML, measured in turn.`,
    ])),
    ...(await inBrowser(machine, async () => [
      await marks(open),
      'The same where the system draws no Japanese, and the font has to come too.',
    ])),
  ].join('\n\n');
  process.stdout.write(`${text}\n`);
  keepTable('web', text);
} finally {
  await product.stop();
  await rm(data, { recursive: true, force: true });
}

async function inBrowser<T>(
  environment: NodeJS.ProcessEnv,
  measure: (browser: Browser) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env: environment,
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

async function findPublicPages(): Promise<string[]> {
  const read = async (address: string) => (await fetch(address)).text();
  const placesIn = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => new URL(place));
  const parts = placesIn(await read(`${product.origin}/sitemap.xml`));
  const isPart = ({ pathname }: URL) => pathname.endsWith('.xml');
  const listed = await Promise.all(
    parts.map(async (part) => (isPart(part) ? placesIn(await read(part.href)) : [part])),
  );
  return publicPages.map((kind) => {
    const one = listed.flat().find(({ pathname }) => pathname.startsWith(kind));
    if (!one) throw new Error(`The sitemap names nothing below ${kind}.`);
    return one.pathname;
  });
}

function shownAs(path: string): string {
  return path.replace(/[0-9a-f-]{36}/, '{id}');
}

async function marks(paths: readonly string[]): Promise<string> {
  const lighthouse = await loadLighthouse();
  const rows = [['page', 'language', ...categories, 'LCP', 'shift', 'blocked']];
  for (const path of paths) {
    for (const language of languages) {
      const reports: Awaited<ReturnType<typeof inspect>>[] = [];
      for (let round = 0; round < rounds; round += 1) {
        reports.push(await inspect(lighthouse, product.origin + path, { port, language }));
      }
      const middle = (read: (report: (typeof reports)[number]) => number | null | undefined) =>
        median(reports.map((report) => read(report) ?? Number.NaN));
      const figure = (audit: string) => middle(({ audits }) => audits[audit]?.numericValue);
      rows.push([
        shownAs(path),
        language,
        ...categories.map((name) =>
          String(Math.round(middle((report) => report.categories[name]?.score) * 100)),
        ),
        ms(figure('largest-contentful-paint')),
        figure('cumulative-layout-shift').toFixed(3),
        ms(figure('total-blocking-time')),
      ]);
      if (process.env.FINDINGS) {
        const weak = Object.entries(reports[0]?.audits ?? {}).filter(
          ([, { score }]) => score !== null && score < 0.9,
        );
        for (const [id, { title }] of weak)
          process.stdout.write(`${path} ${language} ${id}: ${title}\n`);
      }
    }
  }
  return table(rows);
}

async function times(from: Browser, paths: readonly string[]): Promise<string> {
  const rows = [['page', 'language', 'LCP', 'of plain HTML', 'shift', 'blocked']];
  for (const path of paths) {
    for (const language of languages) {
      const locale = language === 'ja' ? 'ja-JP' : 'en-US';
      const page = await from.newPage({ locale, viewport: phone });
      const plain = await servePlain(page, product.origin + path);
      const loads: { own: Load; bare: Load }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const bare = await loadSlowly(page, plain.origin);
        loads.push({ bare, own: await loadSlowly(page, product.origin + path) });
      }
      plain.stop();
      await page.close();
      const middle = (read: (load: (typeof loads)[number]) => number) => median(loads.map(read));
      rows.push([
        shownAs(path),
        language,
        ms(middle(({ own }) => own.lcp)),
        ms(middle(({ bare }) => bare.lcp)),
        middle(({ own }) => own.shift).toFixed(3),
        ms(middle(({ own }) => own.blocked)),
      ]);
    }
  }
  return table(rows);
}
