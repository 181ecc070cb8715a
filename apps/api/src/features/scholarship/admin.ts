import type { AdminCommand } from '../../admin-command.ts';
import { addProgramme } from './add-programme.ts';
import { listProgrammes, offerRaffle, type ProgrammeRow } from './programmes.repo.ts';
import { isOpen } from './scholarship.rules.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function describe(programme: ProgrammeRow, now: Date): string {
  const { id, nameEn, deadline, categories } = programme;
  const state = isOpen(programme, now) ? 'open' : 'closed';
  const raffle = categories.some((category) => category.id === 'raffle') ? 'on' : 'off';
  return `${id} ${nameEn} (${state}, deadline ${deadline.toISOString()}, raffle ${raffle})`;
}

/** The first and the last minute of a day in Japan; undefined where there is no such day. */
function dayInJapan(word: string | undefined, time: string): Date | undefined {
  const date = new Date(`${word}T${time}:00+09:00`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(word ?? '') && !Number.isNaN(date.getTime());
  return isDay ? date : undefined;
}

export const scholarshipCommands: Record<string, AdminCommand> = {
  'scholarship-programmes': {
    usage: 'scholarship-programmes',
    does: 'lists the scholarship programmes',
    run: async ({ databases, clock }) => {
      const programmes = await listProgrammes(databases.commands);
      return programmes.map((one) => describe(one, clock.now())).join('\n');
    },
  },
  'scholarship-raffle': {
    usage: 'scholarship-raffle on|off <programme id>',
    does: 'offers the raffle of a programme, or no longer; entries stay',
    run: async ({ databases }, [word = '', id = '']) => {
      if (!['on', 'off'].includes(word) || !uuid.test(id)) return undefined;
      const known = await databases.commands
        .transaction()
        .execute((tx) => offerRaffle(tx, id, word === 'on'));
      return known ? `The raffle is ${word}.` : 'There is no such programme.';
    },
  },
  'scholarship-add': {
    usage: 'scholarship-add <first day> <last day> <name ja> <name en>',
    does: 'adds a programme with the usual prizes; days as 2027-04-30, in Japan',
    run: async ({ databases }, [first, last, nameJa, nameEn]) => {
      const opensAt = dayInJapan(first, '00:00');
      const deadline = dayInJapan(last, '23:59');
      if (!opensAt || !deadline || deadline < opensAt || !nameJa || !nameEn) return undefined;
      const programme = { nameJa, nameEn, opensAt, deadline };
      const id = await databases.commands
        .transaction()
        .execute((tx) => addProgramme(tx, programme, { raffle: false }));
      return `Added ${id}; its raffle is off.`;
    },
  },
};
