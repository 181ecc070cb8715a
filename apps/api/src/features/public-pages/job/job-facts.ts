import { dayInWords } from '@engawa/contract/day-words';
import type { JobCommon, JobLanguage } from '@engawa/contract/jobs/schemas';
import { wagesText } from '@engawa/contract/jobs/wages-text';
import type { Language } from '@engawa/contract/language';
import { industries } from '@engawa/contract/reference/companies/industries';
import { aptitudeExams } from '@engawa/contract/reference/jobs/aptitude-exams';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import { jobCategories } from '@engawa/contract/reference/jobs/job-categories';
import { selfRatings } from '@engawa/contract/reference/languages/self-ratings';
import { spokenLanguages } from '@engawa/contract/reference/languages/spoken-languages';
import { majorTypes } from '@engawa/contract/reference/people/major-types';
import { type Fact, monthInWords, nameIn } from '../parts.ts';
import { words } from '../words.ts';

/** What one compares jobs by. Who decides about the hiring stays with those who are signed in. */
export function jobFacts(job: JobLanguage, common: JobCommon, reader: Language): Fact[] {
  const t = words[reader];
  const months = (from: string | null, to: string | null) => {
    const [first, last] = [from, to].map((month) => (month ? monthInWords(month, reader) : ''));
    return first || last ? `${first} ${reader === 'ja' ? '〜' : '–'} ${last}`.trim() : '';
  };
  const languages = common.languages.map(({ language, level, jlpt }) => {
    const needed = t.languageLevel(
      nameIn(spokenLanguages, language, reader),
      nameIn(selfRatings, level, reader),
    );
    return jlpt ? `${needed}${t.jlpt(jlpt)}` : needed;
  });
  const majors = common.majors.map((id) => nameIn(majorTypes, id, reader));
  return [
    { name: t.employmentType, value: nameIn(employmentTypes, common.employmentType, reader) },
    { name: t.industry, value: nameIn(industries, common.industry, reader) },
    { name: t.category, value: nameIn(jobCategories, job.jobCategoryId, reader) },
    { name: t.location, value: job.workLocation, own: true },
    { name: t.languages, value: languages.join('\n') },
    { name: t.salary, value: wagesText(common, null, reader) },
    { name: t.majors, value: majors.join(' / ') || t.anyMajor },
    { name: t.graduation, value: months(common.graduationFrom, common.graduationTo) },
    { name: t.start, value: months(common.startFrom, common.startTo) },
    { name: t.interviews, value: common.interviews !== null && t.times(common.interviews) },
    { name: t.selection, value: common.selectionWeeks !== null && t.weeks(common.selectionWeeks) },
    { name: t.deadline, value: common.deadline && dayInWords(common.deadline, reader) },
    { name: t.aptitude, value: nameIn(aptitudeExams, common.aptitudeExam, reader) },
  ];
}
