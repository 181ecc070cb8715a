import type { ListedPlace } from './postal-list.ts';

interface Place {
  prefecture: string;
  city: string;
  town: string;
}

/** Entries that are no town: Japan Post's text for the rest of a city, or for a whole village. */
const noTown = /^以下に掲載がない場合$|の次に.*番地がくる場合$|.一円$|、/;
const restOfCity = '以下に掲載がない場合';
/** House numbers, floors and lots, which the reader enters. */
const narrowed = /（.*$|第?[０-９]+地割.*$/;
const narrowedKana = /（.*$|(?:ダイ)?[０-９]+チワリ.*$/;

/** A row of Japan Post's list as the beginning of an address. */
export function addressOf(row: ListedPlace): (Place & { kana: Place | null }) | null {
  const { prefecture, city } = row;
  if (row.source === 'jigyosyo') return { prefecture, city, town: row.town, kana: null };
  // A code for the rest of several cities names only one of them.
  if (row.multiTown && row.town === restOfCity) return null;
  const named = !row.multiTown && !noTown.test(row.town.replace(narrowed, ''));
  return {
    prefecture,
    city,
    town: named ? row.town.replace(narrowed, '') : '',
    kana: {
      prefecture: row.prefectureKana,
      city: row.cityKana,
      town: named ? row.townKana.replace(narrowedKana, '') : '',
    },
  };
}
