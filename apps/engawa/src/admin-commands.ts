import { type AdminCommand, apiCommands } from '@engawa/api/admin/admin-commands';
import { identityCommands } from './admin-identity.ts';

export const adminCommands: Record<string, AdminCommand> = { ...apiCommands, ...identityCommands };
