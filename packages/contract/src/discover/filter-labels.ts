import type { Said } from '../language.ts';

const ja = {
  jobType: '募集区分',
  jobCategory: '職種',
  applicantType: '対象',
  industries: '業界',
  japaneseLevel: '日本語レベル（自分に合うもの）',
  prefectures: '勤務地',
  salary: '給与（月額）',
  remoteDaysAtLeast: 'リモート勤務',
  graduation: '卒業時期',
  start: '入社時期',
  aptitudeExam: '適性検査',
  jobFeatures: '求人の特徴',
  companyFeatures: '企業の特徴',
  companyStatus: '上場区分',
  companyType: '企業の種類',
  employees: '従業員数',
  visaSupport: '支援',
};

export type FilterLabel = keyof typeof ja;

const en: Record<FilterLabel, string> = {
  jobType: 'Recruitment type',
  jobCategory: 'Job category',
  applicantType: 'Open to',
  industries: 'Industry',
  japaneseLevel: 'Japanese level (mine)',
  prefectures: 'Workplace',
  salary: 'Salary a month',
  remoteDaysAtLeast: 'Remote work',
  graduation: 'Graduation',
  start: 'Start of work',
  aptitudeExam: 'Aptitude test',
  jobFeatures: 'About the job',
  companyFeatures: 'About the company',
  companyStatus: 'Stock listing',
  companyType: 'Company type',
  employees: 'Employees',
  visaSupport: 'Support',
};

/** Labels of the filters, for the app and the public lists; both ends of a range share one. */
export const filterLabels: Said<Record<FilterLabel, string>> = { ja, en };

export const visaSupportGiven = { ja: '在留資格の支援あり', en: 'Visa support' } as const;
