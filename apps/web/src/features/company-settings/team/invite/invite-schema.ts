import { invitations } from '@engawa/contract/team/schemas';
import { z } from 'zod';

export const inviteSchema = z.strictObject({ invitations });
