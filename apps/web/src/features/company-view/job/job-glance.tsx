import { dayInWords } from '@engawa/contract/day-words';
import { wagesText } from '@engawa/contract/jobs/wages-text';
import type { Language } from '@engawa/contract/language';
import { industries } from '@engawa/contract/reference/companies/industries';
import { aptitudeExams } from '@engawa/contract/reference/jobs/aptitude-exams';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import { jobCategories } from '@engawa/contract/reference/jobs/job-categories';
import { selfRatings } from '@engawa/contract/reference/languages/self-ratings';
import { spokenLanguages } from '@engawa/contract/reference/languages/spoken-languages';
import { majorTypes } from '@engawa/contract/reference/people/major-types';
import { formatMonth } from '../../../shared/format/day.ts';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { FactList } from '../fact-list.tsx';
import type { JobViewData } from '../view-types.ts';
import { companyViewWords } from '../words.ts';

interface JobGlanceProps {
  job: JobViewData;
  words: JobViewData['jp'] | undefined;
  reader: Language;
}

/** The display fields of the spec: what one compares jobs by. */
export function JobGlance({ job, words, reader }: JobGlanceProps) {
  const t = useWords(companyViewWords, reader);
  const { common } = job;
  const months = (from: string | null, to: string | null) => {
    const [first, last] = [from, to].map((month) => (month ? formatMonth(month, reader) : ''));
    return first || last ? `${first} ${reader === 'ja' ? '〜' : '–'} ${last}`.trim() : '';
  };
  const languages = common.languages.map(({ language, level, jlpt }) => {
    const needed = t('jobs.languageLevel', {
      language: nameOf(spokenLanguages, language, reader),
      level: nameOf(selfRatings, level, reader),
    });
    return jlpt ? `${needed}${t('jobs.jlpt', { level: jlpt })}` : needed;
  });
  const majors = common.majors.map((id) => nameOf(majorTypes, id, reader));
  return (
    <FactList
      facts={[
        {
          name: t('jobs.employmentType'),
          value: nameOf(employmentTypes, common.employmentType, reader),
        },
        { name: t('jobs.industry'), value: nameOf(industries, common.industry, reader) },
        {
          name: t('jobs.category'),
          value: words && nameOf(jobCategories, words.jobCategoryId, reader),
        },
        { name: t('jobs.location'), value: words?.workLocation },
        { name: t('jobs.languages'), value: languages.join('\n') },
        { name: t('jobs.salary'), value: wagesText(common, null, reader) },
        { name: t('jobs.majors'), value: majors.join(' / ') || t('jobs.anyMajor') },
        {
          name: t('jobs.graduation'),
          value: months(common.graduationFrom, common.graduationTo),
        },
        { name: t('jobs.start'), value: months(common.startFrom, common.startTo) },
        {
          name: t('jobs.interviews'),
          value: common.interviews !== null && t('jobs.times', { count: common.interviews }),
        },
        {
          name: t('jobs.selection'),
          value: common.selectionWeeks && t('jobs.weeks', { count: common.selectionWeeks }),
        },
        {
          name: t('jobs.deadline'),
          value: common.deadline && dayInWords(common.deadline, reader),
        },
        { name: t('jobs.aptitude'), value: nameOf(aptitudeExams, common.aptitudeExam, reader) },
        {
          name: t('jobs.manager'),
          value: [words?.hiringManager, words?.department].filter(Boolean).join(' / '),
        },
        {
          name: t('jobs.apply'),
          value: common.applyPage === 'internal' ? t('jobs.internal') : t('jobs.external'),
        },
      ]}
    />
  );
}
