import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { readPdf, unspaced } from '../../testing/reading/pdf-text.ts';
import { portraitJpeg } from './photo.ts';
import { createTypesetter } from './typesetter.ts';

const typesetter = createTypesetter({ fontFiles: [] });
afterAll(() => typesetter.close());

const page = '#set page(width: 100mm, height: 50mm, fill: none)\n';
const echo = `${page}#json(bytes(sys.inputs.data)).text`;

describe('user text is never markup', () => {
  test.each([
    '#read("/etc/passwd")',
    '#import "@preview/cetz:0.1.0": *',
    '#panic("no")',
    '$x^2$ *bold* _slanted_ `code`',
    '@reference <label> = heading',
    'back\\slash \\u{41} "quotes" -- --- ~',
    '// comment /* and */ another',
    '{"json": [1]}',
    "'); drop table student; --",
  ])('%s', async (text) => {
    const { text: read } = await readPdf(await typesetter.pdf(echo, { text }));
    expect(read).toBe(unspaced(text));
  });

  test('accepts half of a surrogate pair and NUL', async () => {
    const pdf = await typesetter.pdf(echo, { text: 'a\ud842b\u0000c\uffffd' });
    expect((await readPdf(pdf)).text).toMatch(/^a.*b.*c.*d$/);
  });

  test('a script without a font prints boxes, and the rest as it is', async () => {
    const pdf = await typesetter.pdf(echo, { text: 'Linh ཀ ᚠ 𒀀 end' });
    expect((await readPdf(pdf)).text).toMatch(/^Linh.*end$/);
  });
});

test('a template can read only the files of its job', async () => {
  await expect(typesetter.pdf(`${page}#read("/etc/passwd")`, {})).rejects.toThrow(/failed/);
  await expect(typesetter.pdf(`${page}#read("../../etc/passwd")`, {})).rejects.toThrow(/failed/);
});

test('refuses an invalid document, and sets the next one', async () => {
  const results = await Promise.allSettled([
    typesetter.pdf('#panic("broken")', {}),
    typesetter.pdf(echo, { text: 'next' }),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

test('concurrent requests each get their own document', async () => {
  const texts = Array.from({ length: 20 }, (_, at) => `document ${at}`);
  const pdfs = await Promise.all(texts.map((text) => typesetter.pdf(echo, { text })));
  const read = await Promise.all(pdfs.map(readPdf));
  expect(read.map(({ text }) => text)).toEqual(texts.map(unspaced));
});

describe('pages as pictures', () => {
  const template = `${echo}\n#pagebreak()\n#link("https://example.com")[second]\n#pagebreak()\n`;

  test('are complete and contain nothing that runs or loads', async () => {
    const pages = await typesetter.pages(template, { text: '<script>alert(1)</script>' });
    expect(pages).toHaveLength(3);
    for (const svg of pages) {
      expect(svg).toMatch(
        /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"[^>]*viewBox="0 0 283[.\d]* 141/,
      );
      expect(svg).not.toMatch(/<script|<a\b|<text|foreignObject|href="(?!#|data:image)|\son\w+=/i);
    }
    expect(await darkPixels(pages[0] ?? '')).toBeGreaterThan(20);
    expect(await darkPixels(pages[1] ?? '')).toBeGreaterThan(20);
    expect(await darkPixels(pages[2] ?? '')).toBe(0);
  });

  test('contain every glyph that they use', async () => {
    for (const svg of await typesetter.pages(template, { text: 'Hello' })) {
      const defined = new Set([...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
      for (const [, id] of svg.matchAll(/href="#([^"]+)"/g)) expect(defined).toContain(id);
    }
  });
});

describe('a photo', () => {
  const portrait = (background: string, width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background } })
      .webp()
      .toBuffer();
  const template = `${page}#image("photo.jpg", width: 30mm, height: 40mm)`;

  test('is cropped to three by four', async () => {
    const wide = await portraitJpeg(await portrait('#d00', 640, 200));
    const tall = await portraitJpeg(await portrait('#d00', 96, 640));
    for (const jpeg of [wide, tall]) {
      const { format, width, height } = await sharp(jpeg).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 450, height: 600 });
    }
    await expect(portraitJpeg(Buffer.from('no picture'))).rejects.toThrow();
  });

  test('appears only in its own document', async () => {
    for (const [colour, channel] of [
      ['#ff0000', 0],
      ['#0000ff', 2],
    ] as const) {
      const photo = await portraitJpeg(await portrait(colour, 300, 400));
      const [svg = ''] = await typesetter.pages(template, {}, { files: { 'photo.jpg': photo } });
      const { channels } = await sharp(Buffer.from(svg)).stats();
      const others = [0, 1, 2].filter((one) => one !== channel);
      for (const other of others) {
        expect(channels[channel]?.mean ?? 0).toBeGreaterThan(channels[other]?.mean ?? 0);
      }
    }
    await expect(typesetter.pdf(template, {})).rejects.toThrow(/failed/);
  });
});

async function darkPixels(svg: string): Promise<number> {
  const { data } = await sharp(Buffer.from(svg))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 100).length;
}
