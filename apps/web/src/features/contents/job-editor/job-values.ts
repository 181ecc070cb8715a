import { jobOutline } from '@engawa/contract/jobs/outline';
import type { JobCommon, JobDocument, JobLanguage } from '@engawa/contract/jobs/schemas';
import { type Blanked, blankToNull, nullToBlank } from '../../../shared/form/blanks.ts';
import { pairLists } from '../frame/paired-values.ts';

export interface JobValues {
  jp: Blanked<JobLanguage>;
  en: Blanked<JobLanguage>;
  common: Blanked<JobCommon>;
}

export const blankMessage: JobLanguage['otherMessage'][number] = {
  title: null,
  message: null,
  otherMessageImages: [],
};

export const blankOvertime = { basePay: '', hours: '', amount: '', excessPaid: false } as const;

export const newJob: JobDocument = {
  jp: jobOutline.blank.language,
  en: jobOutline.blank.language,
  common: jobOutline.blank.common,
};

export function jobValues(document: JobDocument): JobValues {
  const jp = document.jp ?? jobOutline.blank.language;
  const en = document.en ?? jobOutline.blank.language;
  const otherMessage = pairLists(jp.otherMessage, en.otherMessage, blankMessage);
  return {
    jp: nullToBlank({ ...jp, otherMessage: otherMessage.jp }),
    en: nullToBlank({ ...en, otherMessage: otherMessage.en }),
    common: nullToBlank({ ...jobOutline.blank.common, ...document.common }),
  };
}

/** What has no language is asked once, on the Japanese side, and said in both. */
export function jobDocument({ jp, en, common }: JobValues): JobDocument {
  const { coverImage, recruitmentType, jobCategoryId, feature } = jp;
  const otherMessage = en.otherMessage.map((message, at) => {
    const { otherMessageImages } = jp.otherMessage[at] ?? message;
    return { ...message, otherMessageImages };
  });
  const english = { ...en, coverImage, recruitmentType, jobCategoryId, feature, otherMessage };
  return blankToNull({ jp, en: english, common });
}
