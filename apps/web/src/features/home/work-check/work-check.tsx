import {
  answerTo,
  isStay,
  type ThirdAnswer,
  type ThirdQuestion,
  thirdQuestion,
  thirdQuestions,
  workKinds,
} from '@engawa/contract/residence/before-sign-up';
import { useEffect, useRef, useState } from 'react';
import { today } from '../../../shared/format/day.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { RadioGroup } from '../../../ui/form/radio-group.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { useStayOptions } from './stay-options.ts';
import { Verdict } from './verdict.tsx';
import { words as workCheckWords } from './words.ja.ts';

type Given = Readonly<Record<string, FormDataEntryValue>>;

/**
 * Tells visitors whether they may work. The controls have no default values, so that choices made
 * before hydration are read from the form.
 */
export function WorkCheck({ id }: { id: string }) {
  const t = useWords(workCheckWords);
  const form = useRef<HTMLFormElement>(null);
  const [given, setGiven] = useState<Given>({});
  const read = () => {
    if (form.current) setGiven(Object.fromEntries(new FormData(form.current)));
  };
  useEffect(read, []);
  const day = today();
  const { question, answer } = readAnswers(given, day);
  return (
    <section id={id} aria-labelledby="work-check-heading">
      <h2 id="work-check-heading" className="phrased text-center text-2xl font-bold">
        {t('heading')}
      </h2>
      <p className="phrased mt-2 text-center text-sumi-2">{t('lead')}</p>
      <Card className="mt-6 grid gap-8 p-5 sm:p-8 md:grid-cols-2">
        <form ref={form} onChange={read} className="flex flex-col gap-6">
          <Field label={t('stay')}>
            <Select name="stay" options={useStayOptions()} />
          </Field>
          <Field kind="radiogroup" label={t('work')}>
            <RadioGroup
              name="work"
              options={[
                { value: 'part-time', label: t('partTime') },
                { value: 'full-time', label: t('fullTime') },
              ]}
            />
          </Field>
          <Third question={question} settled={answer !== undefined} />
        </form>
        <Verdict answer={answer} day={day} />
      </Card>
    </section>
  );
}

function readAnswers({ stay, work, ...rest }: Given, day: string) {
  const kind = workKinds.find((one) => one === work);
  if (!isStay(stay) || !kind) return { question: undefined, answer: undefined };
  const first = { stay, work: kind };
  const question = thirdQuestion(first, day);
  if (!question) return { question, answer: answerTo(first, undefined, day) };
  const answers: readonly ThirdAnswer[] = thirdQuestions[question];
  const third = answers.find((one) => one === rest[question]);
  return { question, answer: third && answerTo(first, { question, answer: third }, day) };
}

interface ThirdProps {
  question: ThirdQuestion | undefined;
  /** The first two answers already decide. */
  settled: boolean;
}

function Third({ question, settled }: ThirdProps) {
  const t = useWords(workCheckWords);
  const labels = {
    enrolment: t('enrolment'),
    permission: t('permission'),
    people: t('people'),
  };
  const options = {
    enrolment: [
      { value: 'with-permission', label: t('withPermission') },
      { value: 'without-permission', label: t('withoutPermission') },
      { value: 'graduated', label: t('graduated') },
    ],
    permission: [
      { value: 'yes', label: t('permissionYes') },
      { value: 'no', label: t('permissionNo') },
    ],
    people: [
      { value: 'yes', label: t('peopleYes') },
      { value: 'no', label: t('peopleNo') },
    ],
  };
  if (!question) {
    return (
      <div>
        <p className="font-semibold">{t('third')}</p>
        <p className="phrased text-sm text-sumi-2">{settled ? t('thirdNone') : t('thirdLater')}</p>
      </div>
    );
  }
  return (
    <Field key={question} kind="radiogroup" label={labels[question]}>
      <RadioGroup name={question} options={options[question]} />
    </Field>
  );
}
