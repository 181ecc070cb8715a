import { product } from '@engawa/contract/product';

export interface CompanyNames {
  nameJp: string | null;
  nameEn: string | null;
  legalName: string | null;
}

/** Legal forms, which readers ignore: 星空電機 and 星空電機株式会社 look the same. */
const forms =
  /株式会社|有限会社|合同会社|合資会社|合名会社|一般社団法人|\((?:株|有|同)\)|\b(?:incorporated|inc|corporation|corp|company|co|limited|ltd|llc|llp|plc|gmbh|kk|k\.k)\b/gu;

/** Characters that look alike, mapped to one of them: Cyrillic, Greek, digits, kana and kanji. */
const drawnAlike = new Map(
  (
    'аa вb сc ԁd еe һh іi јj кk мm нh оo рp ԛq ѕs тt уy хx ԝw αa βb εe ηn ιi κk μu νv οo ρp τt υu χx ωw ' +
    '0o 1l il |l カ力 ロ口 ニ二 ー一 ハ八 エ工 タ夕 ト卜 ヘへ ベべ ペぺ リり'
  )
    .split(' ')
    .map((pair) => Array.from(pair) as [string, string]),
);

const oneLetter = (letter: string): string => {
  const first = drawnAlike.get(letter) ?? letter;
  return drawnAlike.get(first) ?? first;
};

/** Equal for names that a reader confuses. */
export function skeletonOf(name: string): string {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(forms, ' ')
    // Removes accents, but not the dakuten that makes か into が.
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}|ー]/gu, '');
  return Array.from(plain, oneLetter).join('').replaceAll('rn', 'm').replaceAll('vv', 'w');
}

const skeletons = ({ nameJp, nameEn, legalName }: CompanyNames): Set<string> =>
  new Set(
    [nameJp, nameEn, legalName]
      .flatMap((name) => (name === null ? [] : [skeletonOf(name)]))
      .filter((skeleton) => skeleton !== ''),
  );

export function areAlike(one: CompanyNames, other: CompanyNames): boolean {
  const known = skeletons(other);
  return [...skeletons(one)].some((skeleton) => known.has(skeleton));
}

export const looksLikeUs = (one: CompanyNames): boolean =>
  skeletons(one).has(skeletonOf(product.name));
