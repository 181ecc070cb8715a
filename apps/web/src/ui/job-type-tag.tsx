import type { Language } from '@engawa/contract/language';
import { type JobTypeId, jobTypes } from '@engawa/contract/reference/jobs/job-types';
import { language } from '../shared/i18n/language.ts';
import { nameOf } from '../shared/i18n/options.ts';
import { Tag } from './tag.tsx';

/** For whom a job is. Readers of other languages see the Japanese term, which postings use, in a tooltip. */
export function JobTypeTag({ id, reader = language }: { id: JobTypeId; reader?: Language }) {
  const term = nameOf(jobTypes, id, 'ja');
  const shown = nameOf(jobTypes, id, reader);
  return (
    <Tag tone="note" title={shown === term ? undefined : term}>
      {shown}
    </Tag>
  );
}
