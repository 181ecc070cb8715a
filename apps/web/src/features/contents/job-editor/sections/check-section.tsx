import { conditionReasons } from '@engawa/contract/contents/warnings/condition-warnings';
import type { PublishFindings } from '@engawa/contract/jobs/posting/publish-findings';
import { type ContentLanguage, contentLanguages, say } from '@engawa/contract/language';
import { minimumWageYear } from '@engawa/contract/reference/jobs/minimum-wages';
import {
  type PostingRequirementId,
  postingRequirements,
} from '@engawa/contract/reference/jobs/posting-requirements';
import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { language } from '../../../../shared/i18n/language.ts';
import { nameOf } from '../../../../shared/i18n/options.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { Card } from '../../../../ui/card.tsx';
import { labelAt } from '../../frame/form/field-props.ts';
import { useGoToField, useGoToName } from '../../frame/translation/language-choice.tsx';
import type { MissingText } from '../../frame/translation/missing-texts.ts';
import { words as editorWords } from '../../frame/words.ja.ts';
import { fieldOf } from '../item-places.ts';
import type { PostingReport } from '../use-posting-report.ts';
import { words as jobEditorWords } from '../words.ja.ts';
import type { JobSectionProps } from './job-section.ts';

interface CheckSectionProps extends JobSectionProps {
  report: PostingReport;
}

export function CheckSection({ editor, report }: CheckSectionProps) {
  const t = useWords(jobEditorWords);
  const frame = useWords(editorWords);
  const { missing, missingTexts, findings, written, count } = report;
  const names = { jp: frame('language.jp'), en: frame('language.en') };
  return (
    <Card id="check">
      <section aria-label={t('check.heading')} className="flex flex-col gap-5 p-4 sm:p-6">
        <div>
          <h2 className="text-lg font-bold">{t('check.heading')}</h2>
          <p className="phrased mt-1 text-sm text-sumi-2">{t('check.intro')}</p>
        </div>
        {count === 0 && (
          <p className="flex items-center gap-2 font-semibold text-moss">
            <CircleCheck aria-hidden className="size-5" />
            {t('check.ready')}
          </p>
        )}
        <Findings editor={editor} findings={findings} />
        <MissingTexts editor={editor} texts={missingTexts} />
        <div className="grid gap-6 md:grid-cols-2">
          {contentLanguages.map((one) => {
            const items = missing[one];
            const heading = () => {
              if (items.length > 0) {
                return t('check.left', { language: names[one], count: items.length });
              }
              return written.includes(one)
                ? t('check.whole', { language: names[one] })
                : t('check.notWritten', { language: names[one] });
            };
            return (
              <div key={one}>
                <h3 className="font-semibold">{heading()}</h3>
                <ul className="mt-2 flex flex-col gap-1">
                  {items.map((item) => (
                    <li key={item} className="flex flex-wrap items-center gap-2">
                      <CircleDashed aria-hidden className="size-4 shrink-0 text-wood-ink" />
                      <MissingItem {...{ editor, item }} language={one} />
                    </li>
                  ))}
                </ul>
              </div>
            );
          })}
        </div>
      </section>
    </Card>
  );
}

interface MissingTextsProps extends JobSectionProps {
  texts: readonly MissingText[];
}

/** Fields that publishing requires, with links; in English too once the posting has English. */
function MissingTexts({ editor, texts }: MissingTextsProps) {
  const t = useWords(jobEditorWords);
  const frame = useWords(editorWords);
  const goTo = useGoToName(editor);
  if (texts.length === 0) return null;
  const names = { jp: frame('language.jp'), en: frame('language.en') };
  return (
    <div>
      <h3 className="font-semibold">{t('check.fields', { count: texts.length })}</h3>
      <ul className="mt-2 flex flex-col gap-1">
        {texts.map(({ place, name, language: one }) => (
          <li key={name} className="flex flex-wrap items-center gap-2">
            <CircleDashed aria-hidden className="size-4 shrink-0 text-wood-ink" />
            <button
              type="button"
              onClick={() => goTo(name)}
              className="min-h-8 cursor-pointer rounded-small text-left text-ai underline"
            >
              {labelAt(editor.outline, place)}
              {one && t('check.inLanguage', { language: names[one] })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FindingsProps extends JobSectionProps {
  findings: PublishFindings;
}

/** Conditions without a lawful reason and pay below the minimum wage, with links to the fields. */
function Findings({ editor, findings: { conditions, wage } }: FindingsProps) {
  const t = useWords(jobEditorWords);
  const goTo = useGoToName(editor);
  const goToField = useGoToField(editor);
  if (conditions.length === 0 && !wage) return null;
  const link = 'min-h-8 cursor-pointer rounded-small text-left text-ai underline';
  return (
    <div className="flex flex-col gap-3">
      {conditions.length > 0 && <p className="phrased">{t('check.orReason')}</p>}
      <ul aria-label={t('check.findings')} className="flex flex-col gap-3">
        {conditions.map(({ kind, words, language: one, path }) => (
          <li key={`${one} ${path} ${words}`} className="flex gap-2">
            <CircleAlert aria-hidden className="mt-1.5 size-4 shrink-0 text-kaki-ink" />
            <span className="flex min-w-0 flex-col">
              <button type="button" className={link} onClick={() => goToField(one, path)}>
                {t('check.condition', { words })}
              </button>
              <span className="phrased text-sm text-sumi-2">
                {say(conditionReasons[kind], language)}
              </span>
            </span>
          </li>
        ))}
        {wage && (
          <li className="flex gap-2">
            <CircleAlert aria-hidden className="mt-1.5 size-4 shrink-0 text-kaki-ink" />
            <button type="button" className={link} onClick={() => goTo('common.salaryMin')}>
              {t('check.wage', {
                year: say(minimumWageYear(wage.since), language),
                minimum: wage.minimum,
                anHour: wage.anHour,
              })}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

interface MissingItemProps extends JobSectionProps {
  item: PostingRequirementId;
  language: ContentLanguage;
}

/** Links to the item's field, or to the company's general page where that states it. */
function MissingItem({ editor, item, language }: MissingItemProps) {
  const t = useWords(jobEditorWords);
  const goTo = useGoToName(editor);
  const name = nameOf(postingRequirements, item);
  const field = fieldOf(item, language);
  if (field !== null) {
    return (
      <button
        type="button"
        onClick={() => goTo(field)}
        className="min-h-8 cursor-pointer rounded-small text-left text-ai underline"
      >
        {name}
      </button>
    );
  }
  return (
    <>
      {name}
      <Link
        to="/company/contents/general"
        hash={hashes[item] ?? 'basics'}
        className="rounded-small text-sm text-ai underline"
      >
        {t('check.company')}
      </Link>
    </>
  );
}

const hashes: Partial<Record<PostingRequirementId, string>> = {
  'employer-address': 'offices',
  'employer-contact': 'facts',
};
