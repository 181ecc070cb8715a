import { scholarshipCategories, scholarshipRaffle } from '@engawa/contract/reference/scholarship';
import type { Tx } from '../../database.ts';
import { insertCategories, insertProgramme, type NewProgramme } from './programmes.repo.ts';

/** Adds a programme with the usual categories and prizes; undefined if its id exists. */
export async function addProgramme(
  tx: Tx,
  programme: NewProgramme,
  { raffle }: { raffle: boolean },
): Promise<string | undefined> {
  const id = await insertProgramme(tx, programme);
  if (id === undefined) return undefined;
  const awards = scholarshipCategories.entries.map((award) => ({ ...award, isOffered: true }));
  await insertCategories(tx, id, [...awards, { ...scholarshipRaffle, isOffered: raffle }]);
  return id;
}
