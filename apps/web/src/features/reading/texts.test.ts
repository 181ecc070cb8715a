import { describe, expect, it } from 'vitest';
import { articleNamed, journalTexts } from './journal/journal-texts.ts';
import { legalTexts } from './legal/legal-texts.ts';
import { supportTexts } from './support/support-texts.ts';
import type { Block, TextDocument } from './text/text-document.ts';

const shapeOf = (documents: readonly TextDocument[]) =>
  documents.map(({ id, sections }) => ({
    id,
    sections: sections.map((section) => ({ id: section.id, blocks: section.blocks.map(shape) })),
  }));

function shape(block: Block): unknown {
  if (typeof block === 'string') return 'text';
  if ('to' in block) return block.to;
  return 'list' in block ? block.list.length : block.table.map((row) => row.length);
}

describe.each([
  ['legal', legalTexts],
  ['support', supportTexts],
  ['journal', journalTexts],
])('%s texts', (_name, texts) => {
  it('have the same sections and blocks in both languages', async () => {
    const [ja, en] = await Promise.all([texts.load('ja'), texts.load('en')]);
    expect(shapeOf(en)).toEqual(shapeOf(ja));
  });

  it('contain only known placeholders', async () => {
    for (const language of ['ja', 'en'] as const) {
      const text = JSON.stringify(await texts.load(language));
      expect(text.replaceAll(/\{(name|operator|email)\}/g, '')).not.toMatch(
        /\{\w+\}|TODO|×{2}|\[[A-Za-z]/,
      );
    }
  });
});

it.each([
  ['legal', legalTexts],
  ['support', supportTexts],
])('%s has an address of its own for every section of its page', async (_name, texts) => {
  const ids = (await texts.load('ja')).flatMap(({ id, sections }) => [
    id,
    ...sections.map((section) => section.id),
  ]);
  expect(new Set(ids).size).toBe(ids.length);
});

it('finds an article only by the last part of its address', async () => {
  const articles = await journalTexts.load('en');
  for (const article of articles) expect(articleNamed(articles, article.id)).toBe(article);
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
  expect(articleNamed(articles, 'toString')).toBeUndefined();
});
