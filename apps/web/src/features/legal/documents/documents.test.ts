import { expect, it } from 'vitest';
import type { LegalDocument } from './document.ts';
import { fetchDocuments } from './documents.ts';

const shapeOf = (documents: readonly LegalDocument[]) =>
  documents.map(({ id, sections }) => ({
    id,
    sections: sections.map((section) => ({
      id: section.id,
      blocks: section.blocks.map((block) => {
        if (typeof block === 'string') return 'text';
        return 'list' in block ? block.list.length : block.table.map((row) => row.length);
      }),
    })),
  }));

const textOf = (documents: readonly LegalDocument[]) => JSON.stringify(documents);

it('says the same in both languages, section by section', async () => {
  const [ja, en] = await Promise.all([fetchDocuments('ja'), fetchDocuments('en')]);
  expect(shapeOf(en)).toEqual(shapeOf(ja));
});

it('has an address of its own for every section', async () => {
  const ids = (await fetchDocuments('ja')).flatMap(({ id, sections }) => [
    id,
    ...sections.map((section) => section.id),
  ]);
  expect(new Set(ids).size).toBe(ids.length);
});

it('names the law that each promise comes from', async () => {
  const ja = textOf(await fetchDocuments('ja'));
  for (const word of [
    '第21条',
    '職業安定法',
    '個人情報保護委員会',
    '開示',
    '訂正',
    '利用の停止',
    '削除',
    '持ち出し',
    '準拠法',
  ]) {
    expect(ja).toContain(word);
  }
});

it('holds no placeholder but those that are filled in', async () => {
  for (const language of ['ja', 'en'] as const) {
    const text = textOf(await fetchDocuments(language)).replaceAll(
      /\{(name|operator|email)\}/g,
      '',
    );
    expect(text).not.toMatch(/\{\w+\}|TODO|○○|××|\[[A-Za-z]/);
  }
});
