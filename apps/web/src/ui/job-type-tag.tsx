import type { Language } from '@engawa/contract/language';
import { type JobTypeId, jobTypes } from '@engawa/contract/reference/jobs/job-types';
import { language } from '../shared/i18n/language.ts';
import { nameOf } from '../shared/i18n/options.ts';
import { Tag } from './tag.tsx';

/** The job's target group. Other languages show the Japanese term of postings in a tooltip. */
export function JobTypeTag({ id, reader = language }: { id: JobTypeId; reader?: Language }) {
  const term = nameOf(jobTypes, id, 'ja');
  const shown = nameOf(jobTypes, id, reader);
  return (
    <Tag tone="note" title={shown === term ? undefined : term}>
      {shown}
    </Tag>
  );
}
