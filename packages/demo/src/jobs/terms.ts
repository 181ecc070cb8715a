import type { InsuranceId } from '@engawa/contract/reference/jobs/posting-details';
import type { Both, Terms } from './demo-job.ts';

const allInsurances: InsuranceId[] = ['health', 'pension', 'workers-accident', 'employment'];

const permanent = {
  employmentType: 'full-time',
  contractTerm: 'permanent',
  probationMonths: 3,
  insurances: allInsurances,
} as const;

const sameOnProbation: Both = [
  '試用期間中も給与・待遇は変わりません。',
  'Pay and benefits are the same during probation.',
];

/** For graduates of the next two years, in spring and autumn. */
export const graduate = (spring: number): Terms => ({
  type: 2,
  words: { probationNote: sameOnProbation },
  common: {
    ...permanent,
    insurances: [...allInsurances],
    graduationFrom: `${spring}-03`,
    graduationTo: `${spring + 1}-03`,
    startFrom: `${spring}-04`,
    startTo: `${spring + 1}-04`,
    interviews: 3,
    selectionWeeks: 6,
    aptitudeExam: 1,
  },
});

export const earlyCareer = (spring: number): Terms => ({
  type: 3,
  words: { probationNote: sameOnProbation },
  common: {
    ...permanent,
    insurances: [...allInsurances],
    startFrom: `${spring}-01`,
    startTo: `${spring}-10`,
    interviews: 2,
    selectionWeeks: 4,
    aptitudeExam: 2,
  },
});

/** Beside the studies, within what a student's permission allows. */
const besideStudies = {
  contractTerm: 'fixed',
  probationMonths: 0,
  overtimeHours: 0,
  insurances: ['workers-accident'] as InsuranceId[],
  interviews: 1,
  selectionWeeks: 2,
  aptitudeExam: 2,
} as const;

export const internship = (): Terms => ({
  type: 1,
  words: {
    contractPeriod: ['入社日から3か月間', 'Three months from the first day'],
    renewal: [
      '更新する場合があります。勤務状況と本人の希望により判断し、通算1年を上限とします。',
      'May be renewed, depending on your work and your own wishes, up to one year in total.',
    ],
    workingHours: [
      '10:00〜18:00の間で1日4時間から、週2〜3日。授業期間中は週28時間以内です。',
      'At least four hours a day between 10:00 and 18:00, two or three days a week; never more than 28 hours a week during term.',
    ],
  },
  common: { ...besideStudies, employmentType: 'internship' },
});

export const partTime = (): Terms => ({
  type: 99,
  words: {
    contractPeriod: ['採用日から6か月間', 'Six months from the first day'],
    renewal: [
      '原則更新します。勤務成績と業務量により判断します（更新回数・通算期間の上限なし）。',
      'Usually renewed, depending on performance and workload. There is no cap on renewals.',
    ],
  },
  common: { ...besideStudies, employmentType: 'part-time' },
});

/** 契約社員: full time for a fixed term. */
export const contractStaff = (spring: number): Terms => ({
  type: 3,
  words: {
    contractPeriod: ['入社日から1年間', 'One year from the first day'],
    renewal: [
      '勤務成績、業務量、事業の状況により判断し更新します。通算5年を上限とし、正社員登用制度があります。',
      'Renewed depending on performance, workload and the state of the programme, up to five years in total. Transfer to a permanent position is possible.',
    ],
    probationNote: sameOnProbation,
  },
  common: {
    employmentType: 'contract',
    contractTerm: 'fixed',
    probationMonths: 2,
    insurances: [...allInsurances],
    startFrom: `${spring}-01`,
    startTo: `${spring}-10`,
    interviews: 2,
    selectionWeeks: 3,
    aptitudeExam: 2,
  },
});

/** 業務委託: no employment, so no hours and no insurance. */
export const subcontract = (): Terms => ({
  type: 99,
  words: {
    contractPeriod: [
      '1作品ごとに契約（1作品あたり約2か月）',
      'One contract per title, about two months each',
    ],
    renewal: [
      '作品ごとに新たに契約を結びます。自動更新はありません。',
      'Each title is a new contract; nothing is renewed automatically.',
    ],
    workingHours: [
      '時間の定めはありません。納期の範囲で自由に進めていただけます。',
      'No set hours. You plan your own work up to the delivery date.',
    ],
    holidays: ['定めはありません。', 'None are set.'],
  },
  common: {
    employmentType: 'subcontract',
    contractTerm: 'fixed',
    probationMonths: 0,
    overtimeHours: 0,
    breakMinutes: 0,
    insurances: [],
    interviews: 1,
    selectionWeeks: 3,
    aptitudeExam: 2,
  },
});
