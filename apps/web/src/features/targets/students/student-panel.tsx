import { X } from 'lucide-react';
import type { ComponentType } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Card } from '../../../ui/card.tsx';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { StudentLink } from '../../../ui/links/student-link.tsx';
import { MatchReasons } from '../../../ui/match/match-reasons.tsx';
import type { TargetStudent } from '../queries.ts';
import { words as targetWords } from '../words.ja.ts';
import { StudyCell } from './cells.tsx';

/** An action of another feature, passed in by the page. */
export type StudentAction = ComponentType<{ student: TargetStudent }>;

interface StudentPanelProps {
  settingId: string;
  student: TargetStudent;
  among: readonly string[];
  Save: StudentAction;
  onClose: () => void;
}

export function StudentPanel({ settingId, student, among, Save, onClose }: StudentPanelProps) {
  const t = useWords(targetWords);
  const { studentId, name, pictureUrl, match, fewAsked } = student;
  return (
    <section aria-label={t('reasonsOf', { name })}>
      <Card className="flex flex-col gap-4 p-4 lg:sticky lg:top-20">
        <div className="flex items-start gap-3">
          <Avatar name={name} src={pictureUrl} size="large" />
          <div className="min-w-0 grow">
            <h2 className="text-lg font-bold">
              <bdi>{name}</bdi>
            </h2>
            <StudyCell student={student} />
          </div>
          <IconButton icon={<X aria-hidden />} label={t('close')} onClick={onClose} />
        </div>
        <div className="flex flex-wrap gap-2">
          <StudentLink
            id={studentId}
            among={among}
            matchedWith={{ setting: settingId }}
            className={buttonStyle({ tone: 'primary', size: 'small' })}
          >
            {t('more')}
          </StudentLink>
          <Save student={student} />
        </div>
        <hr className="border-line" />
        <MatchReasons match={match} reader="company" />
        {fewAsked && <p className="phrased text-sm text-sumi-2">{t('fewAsked')}</p>}
      </Card>
    </section>
  );
}
