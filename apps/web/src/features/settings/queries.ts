import type { ReplyOf } from '@engawa/contract/endpoint';
import { findCompaniesToBlock, showStudentSettings } from '@engawa/contract/settings/student';
import { keepPreviousData } from '@tanstack/react-query';
import { endpointPartQuery } from '../../shared/api/endpoint-query.ts';

export type StudentSettings = ReplyOf<typeof showStudentSettings>['settings'];

export const settingsQuery = endpointPartQuery(showStudentSettings, {}, ({ settings }) => settings);

export const companiesQuery = (name: string) =>
  endpointPartQuery(findCompaniesToBlock, { query: { name } }, ({ companies }) => companies, {
    enabled: name !== '',
    placeholderData: keepPreviousData,
  });
