import { translateContent } from '@engawa/contract/translation/company';
import { call } from '../../../../shared/api/call.ts';
import type { TranslateCall } from './use-translation.ts';

export const translateContents: TranslateCall = (from, fields) =>
  call(translateContent, { body: { from, fields } });
