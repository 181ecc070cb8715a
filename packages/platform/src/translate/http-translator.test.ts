import { describe, expect, test } from 'vitest';
import { startBudget } from './budget.ts';
import { useTranslators } from './testing/translators.ts';

const local = useTranslators();
const both = () => [local.deepl, local.libretranslate];
const long = () => startBudget(20_000);

describe('requests', () => {
  test('to DeepL', async () => {
    const translator = local.deepl;
    expect(await translator.translate(['営業', '開発'], 'ja', 'en', long())).toEqual([
      '<営業>',
      '<開発>',
    ]);
    expect(local.server.asked[0]).toMatchObject({
      url: '/v2/translate',
      headers: { authorization: 'DeepL-Auth-Key the-key', 'content-type': 'application/json' },
      body: { text: ['営業', '開発'], source_lang: 'JA', target_lang: 'EN-US' },
    });
    await translator.translate(['Sales'], 'en', 'ja', long());
    expect(local.server.asked[1]?.body).toMatchObject({ source_lang: 'EN', target_lang: 'JA' });
  });

  test('to LibreTranslate, with a key where there is one', async () => {
    const translator = local.at(local.server.libretranslateUrl, 'the-key');
    expect(await translator.translate(['営業', '開発'], 'ja', 'en', long())).toEqual([
      '<営業>',
      '<開発>',
    ]);
    expect(local.server.asked[0]).toMatchObject({
      url: '/translate',
      body: { q: ['営業', '開発'], source: 'ja', target: 'en', format: 'text', api_key: 'the-key' },
    });
    const open = local.libretranslate;
    expect(await open.translate(['営業'], 'ja', 'en', long())).toEqual(['<営業>']);
    expect(local.server.asked[1]?.body).toEqual({
      q: '営業',
      source: 'ja',
      target: 'en',
      format: 'text',
    });
  });

  test('send lines separately, so that line breaks are preserved', async () => {
    for (const translator of both()) {
      local.server.asked.length = 0;
      const text = '仕事内容\n\n・営業\n―――\n  ・開発\n仕事内容';
      expect(await translator.translate([text], 'ja', 'en', long())).toEqual([
        '<仕事内容>\n\n<・営業>\n―――\n<・開発>\n<仕事内容>',
      ]);
      expect(local.server.asked.flatMap(({ texts }) => texts)).toEqual([
        '仕事内容',
        '・営業',
        '・開発',
      ]);
    }
  });

  test('have at most fifty texts and 128 KiB each, with answers in the order asked', async () => {
    for (const translator of both()) {
      local.server.asked.length = 0;
      const texts = Array.from({ length: 203 }, (_, at) => `文章${at}${'あ'.repeat(at * 20)}`);
      expect(await translator.translate(texts, 'ja', 'en', long())).toEqual(
        texts.map((text) => `<${text}>`),
      );
      expect(Math.max(...local.server.asked.map((one) => one.texts.length))).toBeLessThanOrEqual(
        50,
      );
      const bytes = local.server.asked.map(({ body }) => Buffer.byteLength(JSON.stringify(body)));
      expect(Math.max(...bytes)).toBeLessThan(128 * 1024);
      expect(local.server.asked.length).toBeGreaterThan(4);
    }
  });

  test('are not sent for texts without letters', async () => {
    expect(await local.deepl.translate(['―――', '※'], 'ja', 'en', long())).toEqual(['―――', '※']);
    expect(local.server.asked).toEqual([]);
  });

  test('omit a text that exceeds the limit of a request', async () => {
    const giant = 'あ'.repeat(60_000);
    expect(await local.deepl.translate(['営業', giant], 'ja', 'en', long())).toEqual([
      '<営業>',
      null,
    ]);
  });
});

test('empty answers become null, and invalid characters are removed', async () => {
  const said: Record<string, string> = { 空: ' \u200b', 行: 'a\nb\u0007\u202Ec', 組: '\ud800x' };
  local.server.translate = (text) => said[text] ?? text;
  expect(await local.deepl.translate(['空', '行', '組', '空\n行'], 'ja', 'en', long())).toEqual([
    null,
    'a b c',
    '\ufffdx',
    null,
  ]);
});
