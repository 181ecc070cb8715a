import { z } from 'zod';
import { type ProfileItemId, profileItemIds } from './completeness.ts';

export const itemId = z.enum(profileItemIds as [ProfileItemId, ...ProfileItemId[]]);
