import { exportInsights } from '@engawa/contract/insights/company';
import { fetchFile } from '../../shared/api/sending/fetch-file.ts';
import { type Asked, asQuery } from './queries.ts';

export const loadFile = (asked: Asked, by: 'week' | 'source') => () =>
  fetchFile(exportInsights, { query: { ...asQuery(asked), by } });
