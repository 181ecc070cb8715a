import { type IdOf, referenceTable } from '../table.ts';

/** The operator's decisions about a report, worded for the reporter. */
export const reportOutcomes = referenceTable([
  {
    id: 'acted',
    name: {
      ja: '確認のうえ、必要な対応を行いました。',
      en: 'We looked into it and took action.',
    },
  },
  {
    id: 'no-breach',
    name: {
      ja: '確認しましたが、利用規約への違反は認められませんでした。',
      en: 'We looked into it and found no breach of our terms.',
    },
  },
]);
export type ReportOutcomeId = IdOf<typeof reportOutcomes>;
