import { exportInsights } from '@engawa/contract/insights/company';
import { fetchFile } from '../../shared/api/sending/fetch-file.ts';
import { asQuery, type InsightsFilter } from './queries.ts';

export const loadFile = (filter: InsightsFilter, by: 'week' | 'source') => () =>
  fetchFile(exportInsights, { query: { ...asQuery(filter), by } });
