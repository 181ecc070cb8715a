import { type Act, commandsOver } from '@engawa/platform/desk/command';
import type { Db, Tx } from '../database.ts';

/** What the operator does from the command line; there are no screens for it. */
export const { reads, upkeep, acts, grave } = commandsOver<Tx>();

export type AdminAct<Services> = Act<Services, Tx>;

/** What most commands need that do not act. */
export interface WithDatabase {
  databases: { commands: Db };
}
