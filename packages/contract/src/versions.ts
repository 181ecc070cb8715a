import { z } from 'zod';

/** A column of four bytes, with room for the next one. */
export const highestStored = 2_147_483_646;

/** The version the caller saw; zero before the first save. */
export const version = z.int().min(0).max(highestStored);
