import { spokenLanguages } from '@engawa/contract/reference/languages/spoken-languages';
import { countries } from '@engawa/contract/reference/places/countries';
import { describe, expect, test } from 'vitest';
import { termKey, termsIn } from './terms-in.ts';
import { isWeightless, weightlessWords } from './weightless.ts';

const inText = (text: string, names: string[] = []) => termsIn([text], 99, names);

describe('finds what a field of work is about', () => {
  test.each<[string, string[]]>([
    ['有限要素法と熱流体の研究をしています。', ['有限要素法', '熱流体']],
    [
      'CAD（SolidWorks）、C++、C#、Node.js を使いました。',
      ['CAD', 'SolidWorks', 'C++', 'C#', 'Node.js'],
    ],
    ['マイコン上のC/C++による制御、Modbus、LTE-M', ['マイコン', 'C++', '制御', 'Modbus', 'LTE-M']],
    ['ｐｙｔｈｏｎとPython', ['python']],
    ['溶接技術の向上に努力しました', ['溶接']],
    ['I worked in a team on beekeeping and 3D printing.', ['beekeeping', '3D', 'printing']],
    [
      'Turn the shared parts around quickly with Figma. Excel, Python',
      ['Figma', 'Excel', 'Python'],
    ],
    ['日商簿記検定2級、全固体電池', ['日商簿記検定', '固体電池']],
    ['両方の当日の見直し、交通費と数日間の手続き', []],
    ['2024年に10人、080-1234-5678', []],
    ['https://example.com/python と me@cad.example', []],
    ['とてもがんばりました', []],
    ['한국 기계 русский', []],
  ])('%s', (text, terms) => {
    expect(inText(text)).toEqual(terms);
  });

  test('each once, as written first, at most as many as asked', () => {
    expect(termsIn(['CAD cad ＣＡＤ', null, undefined, '溶接'], 9)).toEqual(['CAD', '溶接']);
    expect(termsIn(['CAD 溶接 旋盤'], 2)).toEqual(['CAD', '溶接']);
    expect(termKey('ＣＡＤ')).toBe(':cad');
  });
});

describe('finds nothing that says who somebody is', () => {
  const words = Object.values(weightlessWords).flatMap((list) => list.split(/\s+/u));
  const named = [...countries.entries, ...spokenLanguages.entries].flatMap(({ name }) => [
    name.ja,
    name.en,
  ]);

  test('no word of the list, no country and no language', () => {
    const found = [...words, ...named].flatMap((word) => inText(`私は${word}です。 I am ${word}.`));
    expect(found).toEqual([]);
  });

  test.each([
    'ベトナム人',
    '在日韓国人',
    '中国語話者',
    '女性向け',
    'イスラム教徒',
    '二十代',
    '東京大学大学院',
  ])('%s', (word) => {
    expect(inText(`${word}の溶接`)).toEqual(['溶接']);
  });

  test('no name: of the author, or with an honorific', () => {
    expect(inText('グエンと申します。Linhです。溶接', ['グエン', 'LINH'])).toEqual(['溶接']);
    expect(inText('サントスさんと田中氏の溶接、佐藤教授')).toEqual(['溶接']);
  });

  test('words that only begin alike still count', () => {
    expect(['タイミング', 'インドア', 'マリン', '性能', 'スタイル'].filter(isWeightless)).toEqual(
      [],
    );
  });
});
