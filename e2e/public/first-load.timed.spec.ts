import { long } from '../support/long.ts';
import { phone } from '../support/seeing/looks.ts';
import { type Load, loadSlowly, servePlain } from '../support/seeing/slow-phone.ts';
import { expect, test } from '../support/test.ts';

const locales = { ja: 'ja-JP', en: 'en-US' } as const;

const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

for (const language of ['ja', 'en'] as const) {
  test.describe(`on a slow phone, ${language}`, long, () => {
    test.use({ locale: locales[language], viewport: phone });

    test('the home page appears nearly as fast as plain HTML, and nothing moves', async ({
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
      // In units of this machine's speed, so that a slow machine passes like a fast one.
      const unit = middle(rounds.map(({ bare }) => bare.unit));
      const late = middle(rounds.map((round) => round.home.lcp - round.bare.lcp));
      const figures = JSON.stringify(rounds);
      test.info().annotations.push({ type: 'figures', description: figures });
      expect(late / unit, figures).toBeLessThan(15);
      expect(middle(home.map(({ shift }) => shift)), figures).toBeLessThan(0.02);
      expect(middle(home.map(({ blocked }) => blocked)) / unit, figures).toBeLessThan(15);
      for (const path of ['/company/signin', '/talent/signin', '/terms']) {
        expect((await loadSlowly(page, `${baseURL}${path}`)).shift, path).toBeLessThan(0.02);
      }
    });
  });
}
