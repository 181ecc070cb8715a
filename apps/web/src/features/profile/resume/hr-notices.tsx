import {
  allNoticesOf,
  noticesOf,
  type ResumeNoticeId,
  resumeNotices,
} from '@engawa/contract/profile/notices/resume-notices';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useWords } from '../../../shared/i18n/words.ts';
import type { MyAccount } from '../frame/queries.ts';
import { pageOfSection } from '../frame/section-order.ts';
import { words as resumeWords } from './words.ja.ts';

interface HrNoticesProps extends Pick<MyAccount, 'profile'> {
  /** Before sending; elsewhere the most important ones. */
  all?: boolean;
}

/** What HR will notice about the 履歴書, each with a link to its field; hidden without notices. */
export function HrNotices({ profile, all = false }: HrNoticesProps) {
  const t = useWords(resumeWords);
  const ids = all ? allNoticesOf(profile) : noticesOf(profile);
  const words: Record<ResumeNoticeId, string> = {
    photo: t('notices.photo'),
    'strength-not-japanese': t('notices.strengthNotJapanese'),
    'motivation-not-japanese': t('notices.motivationNotJapanese'),
    address: t('notices.address'),
    'address-in-letters': t('notices.addressInLetters'),
    'japanese-exam-date': t('notices.japaneseExamDate'),
    'english-exam-date': t('notices.englishExamDate'),
    'no-japanese': t('notices.noJapanese'),
    department: t('notices.department'),
    'school-gap': t('notices.schoolGap'),
    motivation: t('notices.motivation'),
    'address-kana': t('notices.addressKana'),
  };
  if (ids.length === 0) return null;
  return (
    <section aria-labelledby="hr-notices">
      <h3 id="hr-notices" className="font-semibold">
        {t('notices.heading', { count: ids.length })}
      </h3>
      <ul className="mt-1 divide-y divide-line">
        {ids.map((id) => (
          <li key={id}>
            <Link
              to={pageOfSection(resumeNotices[id].section)}
              hash={resumeNotices[id].place}
              resetScroll={false}
              className="flex min-h-13 items-center gap-2 rounded-small py-2 text-sm hover:bg-washi"
            >
              <span className="phrased min-w-0 grow">{words[id]}</span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-sumi-2" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
