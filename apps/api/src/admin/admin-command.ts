import { type Act, commandsOver } from '@engawa/platform/desk/command';
import type { Db, Tx } from '../database.ts';

export const { reads, upkeep, acts, grave } = commandsOver<Tx>();

export type AdminAct<Services> = Act<Services, Tx>;

/** Services of the commands that change nothing. */
export interface WithDatabase {
  databases: { commands: Db };
}
