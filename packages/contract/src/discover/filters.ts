import { z } from 'zod';
import { refusing } from '../contradiction.ts';
import { filterShape } from '../filters/filter-schema.ts';
import { contradictions } from './contradictions.ts';
import { type DiscoverFilter, discoverFields } from './filter-fields.ts';

export const filterFields = filterShape(discoverFields);

export const checkFilters = refusing<DiscoverFilter>(contradictions);

/** What names a job asks of a company that it has one. */
export const discoverFilter = z.strictObject(filterFields).superRefine(checkFilters);
