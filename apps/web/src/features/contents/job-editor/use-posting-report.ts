import { writtenLanguages } from '@engawa/contract/contents/written';
import type { GeneralDocument } from '@engawa/contract/general/schemas';
import { jobOutline } from '@engawa/contract/jobs/outline';
import { missingByLanguage } from '@engawa/contract/jobs/posting/posting-report';
import { publishFindings } from '@engawa/contract/jobs/posting/publish-findings';
import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { today } from '../../../shared/format/day.ts';
import type { Editor } from '../frame/form/use-content-form.ts';
import { countMissing, missingTextsIn } from '../frame/translation/missing-texts.ts';
import { type JobValues, jobForm } from './job-values.ts';
import { useMinimumWages } from './pay/use-minimum-wages.ts';

/** The items that the posting still lacks, updated while it is edited. */
export function usePostingReport(
  editor: Editor<JobValues>,
  general: GeneralDocument | null | undefined,
) {
  const values = useWatch({ control: editor.form.control }) as JobValues;
  const calm = useDeferredValue(values);
  const minimum = useMinimumWages();
  return useMemo(() => {
    const job = jobForm.documentOf(calm);
    const missing = missingByLanguage(job, general, today());
    const findings = publishFindings(job, minimum);
    const found = findings.conditions.length + (findings.wage ? 1 : 0);
    /** Texts that publishing requires in addition to the legal items. */
    const missingTexts = missingTextsIn(jobOutline, job);
    return {
      missing,
      findings,
      missingTexts,
      count: new Set([...missing.jp, ...missing.en]).size + found + countMissing(missingTexts),
      written: writtenLanguages(jobOutline.written, job),
    };
  }, [calm, general, minimum]);
}

export type PostingReport = ReturnType<typeof usePostingReport>;
