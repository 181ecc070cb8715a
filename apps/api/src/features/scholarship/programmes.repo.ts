import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Tx } from '../../database.ts';

const programmes = (db: Db) =>
  db
    .selectFrom('scholarship_programme as programme')
    .select([
      'programme.id',
      'programme.name_ja as nameJa',
      'programme.name_en as nameEn',
      'programme.opens_at as opensAt',
      'programme.deadline',
    ])
    .select((of) =>
      jsonArrayFrom(
        of
          .selectFrom('scholarship_category')
          .whereRef('programme_id', '=', 'programme.id')
          .where('is_offered', '=', true)
          .orderBy('position')
          .select([
            'category as id',
            'winners',
            'prize_yen as prizeYen',
            'winners_per_round as winnersPerRound',
          ]),
      ).as('categories'),
    );

export const listProgrammes = (db: Db) =>
  programmes(db).orderBy('opens_at', 'desc').orderBy('programme.id', 'desc').execute();

export type ProgrammeRow = Awaited<ReturnType<typeof listProgrammes>>[number];

export const findProgramme = (db: Db, id: string) =>
  programmes(db).where('programme.id', '=', id).executeTakeFirst();

export interface NewProgramme {
  id?: string;
  nameJa: string;
  nameEn: string;
  opensAt: Date;
  deadline: Date;
}

export async function insertProgramme(
  tx: Tx,
  { id, nameJa, nameEn, opensAt, deadline }: NewProgramme,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('scholarship_programme')
    .values({
      ...(id && { id }),
      name_ja: nameJa,
      name_en: nameEn,
      opens_at: opensAt,
      deadline,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export interface NewCategory {
  id: 'research' | 'extracurriculars' | 'self-starter' | 'raffle';
  winners: number;
  prizeYen: number;
  winnersPerRound?: readonly number[];
  isOffered: boolean;
}

export async function insertCategories(
  tx: Tx,
  programmeId: string,
  categories: readonly NewCategory[],
): Promise<void> {
  await tx
    .insertInto('scholarship_category')
    .values(
      categories.map(({ id, winners, prizeYen, winnersPerRound, isOffered }, position) => ({
        programme_id: programmeId,
        category: id,
        position,
        winners,
        prize_yen: prizeYen,
        winners_per_round: winnersPerRound ? [...winnersPerRound] : null,
        is_offered: isOffered,
      })),
    )
    .execute();
}

export async function offerRaffle(tx: Tx, programmeId: string, on: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('scholarship_category')
    .set({ is_offered: on })
    .where('programme_id', '=', programmeId)
    .where('category', '=', 'raffle')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
