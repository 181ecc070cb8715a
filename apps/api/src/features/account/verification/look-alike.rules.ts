import { product } from '@engawa/contract/product';

/** Names that a company goes by. */
export interface CompanyNames {
  nameJp: string | null;
  nameEn: string | null;
  legalName: string | null;
}

/** Forms of companies: 星空電機 and 星空電機株式会社 are the same to whoever reads them. */
const forms =
  /株式会社|有限会社|合同会社|合資会社|合名会社|一般社団法人|\((?:株|有|同)\)|\b(?:incorporated|inc|corporation|corp|company|co|limited|ltd|llc|llp|plc|gmbh|kk|k\.k)\b/gu;

/** Letters that are drawn alike, as one of them: Cyrillic, Greek and digits, kana and characters. */
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

/** The same for names that a reader takes for one another. */
export function skeletonOf(name: string): string {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(forms, ' ')
    // Accents, but not the marks that make が of か.
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
