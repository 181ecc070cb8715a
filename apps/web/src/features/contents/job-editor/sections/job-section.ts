import { translateJob } from '@engawa/contract/translation/company';
import { call } from '../../../../shared/api/call.ts';
import type { Editor } from '../../frame/form/use-content-form.ts';
import type { TranslateCall } from '../../frame/translation/use-translation.ts';
import type { JobValues } from '../job-values.ts';

export interface JobSectionProps {
  editor: Editor<JobValues>;
}

export const translate: TranslateCall = (from, fields) =>
  call(translateJob, { body: { from, fields } });
