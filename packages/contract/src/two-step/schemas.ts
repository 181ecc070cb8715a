import { z } from 'zod';

/** Six digits from the app, or a recovery code; spaces and hyphens as people type them. */
export const typedCode = z.string().trim().min(1).max(30);

export const recoveryCodes = z.array(z.string());
