import type { Said } from '../language.ts';

const ja = {
  jobType: '募集区分',
  employmentType: '雇用形態',
  jobCategory: '職種',
  jobSubcategory: '職種（詳細）',
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
  employmentType: 'Employment type',
  jobCategory: 'Job category',
  jobSubcategory: 'Occupation',
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

/**
 * Chosen filters as ICU messages of the app: only values that are not entries of a table, and the
 * level of Japanese.
 */
export const filterChips = {
  ja: {
    canApply: '応募できる求人だけ',
    visaSupport: '在留資格の支援あり',
    freeWord: '「{value}」',
    employeesMin: '従業員{value, number}名以上',
    employeesMax: '従業員{value, number}名以下',
    salaryAtLeast: '月{value, number}円以上',
    remoteDaysAtLeast: 'リモート勤務 週{value, number}日以上',
    graduationFrom: '卒業 {value}以降',
    graduationTo: '卒業 {value}まで',
    startFrom: '入社 {value}以降',
    startTo: '入社 {value}まで',
    japaneseLevel: '日本語 {value}で応募可',
  },
  en: {
    canApply: 'Only jobs I can apply for',
    visaSupport: 'Visa support',
    freeWord: '“{value}”',
    employeesMin: '{value, number} or more employees',
    employeesMax: 'Up to {value, number} employees',
    salaryAtLeast: '¥{value, number} or more a month',
    remoteDaysAtLeast: 'Remote {value, plural, one {# day} other {# days}} a week or more',
    graduationFrom: 'Graduation from {value}',
    graduationTo: 'Graduation until {value}',
    startFrom: 'Start from {value}',
    startTo: 'Start until {value}',
    japaneseLevel: 'With Japanese {value}',
  },
} as const;
