import { formatTableDate } from '../../../shared/format/date-time.ts';
import { formatMonth } from '../../../shared/format/day.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { StudentLink } from '../../../ui/links/student-link.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { Connect } from './queries.ts';
import { words as companyConnectWords } from './words.ja.ts';

interface StudentCellProps {
  connect: Connect;
  isNew: boolean;
  /** The ids of the list, for paging from the student's page. */
  among: readonly string[];
}

export function StudentCell({ connect, isNew, among }: StudentCellProps) {
  const t = useWords(companyConnectWords);
  const { studentId, name, nameKana, pictureUrl, university, graduation } = connect;
  return (
    <span className="flex items-start gap-3 @min-[680px]:min-w-40 @min-[900px]:min-w-52">
      {/* Hidden in a narrow table, to leave room for the name. */}
      <Avatar name={name} src={pictureUrl} className="@min-[560px]:@max-[680px]:hidden" />
      <span className="min-w-0">
        <StudentLink id={studentId} among={among}>
          <bdi className="block">{name}</bdi>
        </StudentLink>
        {isNew && <Tag tone="mind">{t('acceptedYours')}</Tag>}
        <span className="block text-sm font-normal text-sumi-2">
          {nameKana && <span className="block">{nameKana}</span>}
          {university && <span className="block">{university}</span>}
          {graduation && t('graduation', { month: formatMonth(graduation, language) })}
        </span>
      </span>
    </span>
  );
}

export function SinceCell({ connect: { since, expiresAt, askedBy } }: { connect: Connect }) {
  const t = useWords(companyConnectWords);
  return (
    <>
      {since && (
        <time dateTime={since} className="whitespace-nowrap">
          {formatTableDate(since, language)}
        </time>
      )}
      <span className="block text-sm text-sumi-2">
        {expiresAt && (
          <span className="block @min-[980px]:whitespace-nowrap">
            {t('until', { date: formatTableDate(expiresAt, language) })}
          </span>
        )}
        {askedBy && t('askedBy', { name: askedBy })}
      </span>
    </>
  );
}
