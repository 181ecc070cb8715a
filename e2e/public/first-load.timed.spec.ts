import { phone } from '../support/looks.ts';
import { type Load, loadSlowly, servePlain } from '../support/slow-phone.ts';
import { expect, test } from '../support/test.ts';

const locales = { ja: 'ja-JP', en: 'en-US' } as const;

const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

for (const language of ['ja', 'en'] as const) {
  test.describe(`on a slow phone, ${language}`, () => {
    test.use({ locale: locales[language], viewport: phone });

    test('the home page is there nearly as soon as plain HTML, and nothing moves', async ({
      page,
      baseURL,
    }) => {
      const plain = await servePlain(page, '/');
      const rounds: { home: Load; bare: Load }[] = [];
      for (let round = 0; round < 3; round += 1) {
        rounds.push({
          bare: await loadSlowly(page, plain.origin),
          home: await loadSlowly(page, `${baseURL}/`),
        });
      }
      plain.stop();
      const home = rounds.map((round) => round.home);
      const late = middle(rounds.map((round) => round.home.lcp - round.bare.lcp));
      const told = JSON.stringify(rounds);
      test.info().annotations.push({ type: 'figures', description: told });
      expect(late, told).toBeLessThan(600);
      expect(middle(home.map(({ shift }) => shift)), told).toBeLessThan(0.02);
      expect(middle(home.map(({ blocked }) => blocked)), told).toBeLessThan(600);
      for (const path of ['/company/signin', '/talent/signin', '/terms']) {
        expect((await loadSlowly(page, `${baseURL}${path}`)).shift, path).toBeLessThan(0.02);
      }
    });
  });
}

test('the program is fetched when the page has been seen, not before', async ({ page }) => {
  for (const path of ['/', '/talent/signin', '/company/signin']) {
    await page.goto(path);
    await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
    const { seen, fetched } = await page.evaluate<{ seen: number; fetched: number }>(`({
      seen: performance.getEntriesByName('first-contentful-paint')[0].startTime,
      fetched: Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => /assets.(?!after-paint).+[.]js$/.test(name))
          .map(({ startTime }) => startTime),
      ),
    })`);
    expect(fetched, path).toBeGreaterThan(seen);
  }
});
