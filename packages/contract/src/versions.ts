import { z } from 'zod';

/** One below the largest four-byte integer, so that the next version still fits the column. */
export const highestStored = 2_147_483_646;

/** The version that the caller last read; zero before the first save. */
export const version = z.int().min(0).max(highestStored);
