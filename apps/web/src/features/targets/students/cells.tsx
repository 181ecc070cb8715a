import { say } from '@engawa/contract/language';
import { degreeName } from '@engawa/contract/profile/schools';
import { majorCategories } from '@engawa/contract/reference/people/major-categories';
import { formatMonth, today } from '../../../shared/format/day.ts';
import { language } from '../../../shared/i18n/language.ts';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { levelName } from '../../../ui/match/levels.ts';
import type { TargetStudent } from '../queries.ts';
import { words as targetWords } from '../words.ja.ts';

interface Cell {
  student: TargetStudent;
}

export function NameCell({ student, onOpen }: Cell & { onOpen: () => void }) {
  const t = useWords(targetWords);
  return (
    <span className="flex items-start gap-3">
      {/* Hidden in a narrow table, to leave room for the name. */}
      <Avatar
        name={student.name}
        src={student.pictureUrl}
        className="@min-[560px]:@max-[800px]:hidden"
      />
      <span className="min-w-0 @min-[560px]:min-w-32">
        <button
          type="button"
          onClick={onOpen}
          className="cursor-pointer rounded-small text-left font-bold hover:underline"
        >
          <bdi>{student.name}</bdi>
        </button>
        {student.fewAsked && (
          <span className="phrased block text-sm font-normal text-sumi-2">{t('fewAsked')}</span>
        )}
      </span>
    </span>
  );
}

export function StudyCell({ student }: Cell) {
  const t = useWords(targetWords);
  const { university, majorCategory, graduation } = student;
  const degree = degreeName(student);
  return (
    <>
      <span className="block">
        {university} {degree && say(degree, language)}
      </span>
      <span className="block text-sm text-sumi-2">
        {nameOf(majorCategories, majorCategory)}
        {graduation && ` ・ ${t('graduates', { month: formatMonth(graduation, language) })}`}
      </span>
    </>
  );
}

export function LanguagesCell({ student: { japanese, english } }: Cell) {
  const t = useWords(targetWords);
  return (
    <>
      <span className="block whitespace-nowrap">
        {levelName('japanese', japanese.rung)} ・ {levelName('english', english.rung)}
      </span>
      {japanese.rung > japanese.shown && (
        <span className="block text-sm text-sumi-2">{t('selfRated')}</span>
      )}
    </>
  );
}

const dayMs = 24 * 60 * 60 * 1000;

export function ActiveCell({ student: { activeOn } }: Cell) {
  const t = useWords(targetWords);
  if (!activeOn) return <>–</>;
  const days = Math.round((Date.parse(today()) - Date.parse(activeOn)) / dayMs);
  if (days < 1) return <>{t('active.today')}</>;
  if (days === 1) return <>{t('active.yesterday')}</>;
  const ago = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  return <>{days < 14 ? ago.format(-days, 'day') : ago.format(-Math.round(days / 7), 'week')}</>;
}
