import { z } from 'zod';
import { refusing } from '../contradiction.ts';
import { filterShape } from '../filters/filter-schema.ts';
import { contradictions } from './contradictions.ts';
import { type DiscoverFilter, discoverFields, visitorFields } from './filter-fields.ts';

export const filterFields = filterShape(discoverFields);
export const visitorFilterFields = filterShape(visitorFields);

export const checkFilters = refusing<DiscoverFilter>(contradictions);

/** Job filters in a company search mean: has at least one such job. */
export const discoverFilter = z.strictObject(filterFields).superRefine(checkFilters);
