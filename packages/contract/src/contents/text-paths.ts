import type { ContentKind } from './kinds.ts';
import type { TextPath } from './texts.ts';

/** What of one language is words: compared for drift, translated, read for conditions. */
export const textPaths: Readonly<Record<ContentKind, readonly TextPath[]>> = {
  general: [
    'companyName',
    'companyProfile',
    'urls.*.title',
    'services.*.productTitle',
    'services.*.productMessage',
    'services.*.productPlace',
    'offices.*.officeName',
    'offices.*.jpOfficesAddress1',
    'offices.*.jpOfficesAddress2',
    'offices.*.town',
    'offices.*.address',
  ],
  job: [
    'position',
    'businessContent',
    'dutiesChange',
    'workLocation',
    'workLocationChange',
    'contractPeriod',
    'renewal',
    'probationNote',
    'workingHours',
    'holidays',
    'salaryNote',
    'discretionaryNote',
    'hiringManager',
    'department',
    'otherMessage.*.title',
    'otherMessage.*.message',
  ],
  event: ['title', 'description', 'place'],
  article: ['title', 'body'],
  tip: ['title', 'message', 'senpaiName', 'senpaiPosition', 'senpaiUniversity'],
};

/**
 * Where words make a language written. A name alone does not: a company's is known from its
 * sign-up, in both languages.
 */
export const writtenPaths: typeof textPaths = {
  ...textPaths,
  general: textPaths.general.filter((path) => path !== 'companyName'),
};

/** Where a whole document ({ jp, en, common }) names pictures. */
export const picturePaths: Readonly<Record<ContentKind, readonly TextPath[]>> = {
  general: [
    '*.logoImage',
    '*.coverImage',
    '*.services.*.companyProductImage.*.productImage',
    '*.offices.*.companyOfficeImage',
  ],
  job: ['*.coverImage', '*.otherMessage.*.otherMessageImages.*.jobsOtherMessageImage'],
  event: ['*.coverImage'],
  article: ['*.coverImage', '*.images.*.image'],
  tip: ['common.senpaiImage'],
};
