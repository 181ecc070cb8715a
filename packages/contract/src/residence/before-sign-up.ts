import { addDays, addMonths } from '../days/days.ts';
import {
  type DesignatedActivityId,
  designatedActivities,
} from '../reference/residence/designated-activities.ts';
import {
  type ResidenceStatusId,
  residenceStatuses,
} from '../reference/residence/residence-statuses.ts';
import { mayApply, type ResidenceAnswer } from './may-apply.ts';

/** Designations of `designated-activities` are listed, because they differ in what they allow. */
export type Stay =
  | Exclude<ResidenceStatusId, 'designated-activities'>
  | `designated-activities:${DesignatedActivityId}`;

export const stays: readonly Stay[] = residenceStatuses.ids.flatMap((id): Stay[] =>
  id === 'designated-activities'
    ? designatedActivities.ids.map((one) => `designated-activities:${one}` as const)
    : [id],
);
export const isStay = (value: unknown): value is Stay => stays.some((stay) => stay === value);

/** Work beside one's studies, or as one's main occupation. */
export const workKinds = ['part-time', 'full-time'] as const;
export type WorkKind = (typeof workKinds)[number];

/** By priority: the first question whose answer changes the verdict is asked. */
export const thirdQuestions = {
  enrolment: ['with-permission', 'without-permission', 'graduated'],
  permission: ['yes', 'no'],
  people: ['yes', 'no'],
} as const;
export type ThirdQuestion = keyof typeof thirdQuestions;
export type ThirdAnswer = (typeof thirdQuestions)[ThirdQuestion][number];

interface Given {
  stay: Stay;
  work: WorkKind;
}

/** Undefined where the first two questions settle the verdict. */
export function thirdQuestion(given: Given, today: string): ThirdQuestion | undefined {
  const questions = Object.keys(thirdQuestions) as ThirdQuestion[];
  return questions.find((question) => {
    // Only students can have graduated; for others the permission is a question of its own.
    if (question === 'enrolment' && given.stay !== 'student') return false;
    const answers = thirdQuestions[question].map((answer) =>
      answerTo(given, { question, answer }, today),
    );
    return new Set(answers.map(({ reasons }) => reasons.join())).size > 1;
  });
}

interface Third {
  question: ThirdQuestion;
  answer: ThirdAnswer;
}

const internship = 1;
const newGraduate = 2;

/**
 * The verdict for a visitor without a profile. Assumes that the stay does not end soon, that a
 * student has a year to go, and that a person abroad looks for a job that accepts people abroad.
 */
export function answerTo(
  { stay, work }: Given,
  third: Third | undefined,
  today: string,
): ResidenceAnswer {
  const [status, designation = null] = stay.split(':') as [
    ResidenceStatusId,
    DesignatedActivityId?,
  ];
  const graduated = third?.answer === 'graduated';
  return mayApply(
    {
      status,
      designation,
      schools: [],
      expiresOn: addDays(today, 365),
      expectedGraduation: addMonths(today, graduated ? -1 : 12).slice(0, 7),
      otherActivityPermission: third?.answer === 'with-permission' || isYes(third, 'permission'),
    },
    {
      jobType: work === 'part-time' ? internship : newGraduate,
      startsIn: null,
      interpersonalInLanguage: isYes(third, 'people'),
      fromAbroad: true,
    },
    today,
  );
}

const isYes = (third: Third | undefined, question: ThirdQuestion): boolean =>
  third?.question === question && third.answer === 'yes';
