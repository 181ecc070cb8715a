import { apiCommands } from '@engawa/api/admin';
import type { AdminCommand } from '@engawa/api/admin-command';
import { identityCommands } from './admin-identity.ts';

/** Everything that `npm run admin` understands. */
export const adminCommands: Record<string, AdminCommand> = { ...apiCommands, ...identityCommands };
