import { type Command, commandsOver } from '@engawa/platform/desk/command';
import type { Tx } from './database.ts';
import type { ApiServices } from './services.ts';

export type AdminCommand = Command<ApiServices, Tx>;

/** What the operator does from the command line; there are no screens for it. */
export const { reads, upkeep, acts, grave } = commandsOver<ApiServices, Tx>();
