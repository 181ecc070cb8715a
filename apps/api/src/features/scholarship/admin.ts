import type { Clock } from '@engawa/platform/clock/clock';
import { notDone } from '@engawa/platform/desk/command';
import { day, id, oneOf, text } from '@engawa/platform/desk/words';
import { acts, reads, type WithDatabase } from '../../admin/admin-command.ts';
import { addProgramme } from './add-programme.ts';
import { winnerCommands } from './draw/admin-winners.ts';
import { listProgrammes, offerRaffle, type ProgrammeRow } from './programmes.repo.ts';
import { isOpen } from './scholarship.rules.ts';

type Described = ProgrammeRow & { isOpen: boolean };

function describe({ id: programmeId, nameEn, deadline, categories, ...one }: Described): string {
  const state = one.isOpen ? 'open' : 'closed';
  const raffle = categories.some((category) => category.id === 'raffle') ? 'on' : 'off';
  return `${programmeId} ${nameEn} (${state}, deadline ${deadline.toISOString()}, raffle ${raffle})`;
}

const inJapan = (date: string, time: string) => new Date(`${date}T${time}:00+09:00`);

export const scholarshipCommands = {
  'scholarship-programmes': reads({
    words: {},
    does: 'lists the scholarship programmes',
    run: async ({ databases, clock }: WithDatabase & { clock: Clock }) => {
      const programmes = await listProgrammes(databases.commands);
      return {
        programmes: programmes.map((one) => ({ ...one, isOpen: isOpen(one, clock.now()) })),
      };
    },
    print: ({ programmes }) => programmes.map(describe).join('\n'),
  }),
  'scholarship-add': acts({
    words: {
      first: day('first day'),
      last: day('last day'),
      ja: text('name ja'),
      en: text('name en'),
    },
    does: 'adds a programme with the usual prizes; days in Japan, its raffle is off',
    run: async ({ tx, concerns }, { first, last, ja: nameJa, en: nameEn }) => {
      const opensAt = inJapan(first, '00:00');
      const deadline = inJapan(last, '23:59');
      if (deadline < opensAt) notDone('The last day is before the first.');
      const programme = { nameJa, nameEn, opensAt, deadline };
      const programmeId = await addProgramme(tx, programme, { raffle: false });
      if (programmeId === undefined) notDone('There is such a programme already.');
      concerns(programmeId);
      return { programmeId };
    },
    print: ({ programmeId }) => `Added ${programmeId}; its raffle is off.`,
  }),
  'scholarship-raffle': acts({
    words: { state: oneOf(['on', 'off']), programme: id('programme') },
    does: 'offers the raffle of a programme, or no longer; entries stay',
    run: async ({ tx, concerns }, { state, programme }) => {
      if (!(await offerRaffle(tx, programme, state === 'on'))) {
        notDone('There is no such programme.');
      }
      concerns(programme);
      return { programmeId: programme, raffle: state };
    },
    print: ({ raffle }) => `The raffle is ${raffle}.`,
  }),
  ...winnerCommands,
};
