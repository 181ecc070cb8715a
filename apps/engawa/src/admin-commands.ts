import { type AdminCommand, apiCommands } from '@engawa/api/admin/admin-commands';
import { identityCommands } from './admin-identity.ts';

/** Everything that `npm run admin` understands. */
export const adminCommands: Record<string, AdminCommand> = { ...apiCommands, ...identityCommands };
