import { type Act, notDone } from '@engawa/platform/desk/command';
import type { Tx } from '../../../database.ts';
import { isOpen } from '../scholarship.rules.ts';
import { drawWinners } from './draw.rules.ts';
import {
  countWinners,
  deleteWinner,
  insertWinners,
  listInDraw,
  lockCategoryOf,
  lockRaffle,
} from './winners.repo.ts';

type Acting = Pick<Act<unknown, Tx>, 'tx' | 'now' | 'concerns'>;

const stillOpen = 'The programme is not over: entries can still change.';

export async function nameWinner({ tx, now, concerns }: Acting, entryId: string) {
  const of = (await lockCategoryOf(tx, entryId)) ?? notDone('There is no such entry.');
  if (of.deadline > now || isOpen(of, now)) notDone(stillOpen);
  if (of.category === 'raffle') notDone('The raffle is drawn: scholarship-draw.');
  const named = await countWinners(tx, of);
  if (named >= of.winners) notDone(`All ${of.winners} prizes of this category are given.`);
  concerns(entryId);
  if ((await insertWinners(tx, [entryId], { now })) === 0) notDone('It has won already.');
  return { entryId, category: of.category, prizesLeft: of.winners - named - 1 };
}

export async function removeWinner({ tx, concerns }: Acting, entryId: string) {
  if (!(await deleteWinner(tx, entryId))) notDone('It has not won.');
  concerns(entryId);
  return { entryId };
}

export async function drawRaffle(
  { tx, now, concerns, secret }: Acting & { secret: Buffer },
  { programme: programmeId, round }: { programme: string; round: number },
) {
  const raffle = (await lockRaffle(tx, programmeId)) ?? notDone('There is no such programme.');
  if (!raffle.isOffered) notDone('The raffle of this programme is off.');
  if (raffle.deadline > now || isOpen(raffle, now)) notDone(stillOpen);
  const prizes = raffle.winnersPerRound?.[round - 1];
  if (prizes === undefined) notDone(`The raffle has ${raffle.winnersPerRound?.length} rounds.`);
  if ((await countWinners(tx, { programmeId, category: 'raffle', round })) > 0) {
    notDone('This round was drawn already.');
  }
  concerns(programmeId);
  const inDraw = await listInDraw(tx, programmeId);
  const entryIds = drawWinners(
    { secret, programmeId, round },
    inDraw.map(({ id }) => id),
    prizes,
  );
  await insertWinners(tx, entryIds, { round, now });
  return { programmeId, round, prizes, inDraw: inDraw.length, entryIds };
}
