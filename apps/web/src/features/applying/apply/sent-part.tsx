import type { Language } from '@engawa/contract/language';
import type { StudentView } from '@engawa/contract/profile/student-view';
import { ChevronDown } from 'lucide-react';
import { type ComponentType, Suspense } from 'react';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { words as applyingWords } from '../words.ja.ts';

/** Shows a profile as companies see it; passed in by the page, because another feature owns it. */
export type ProfileView = ComponentType<{ student: StudentView; reader: Language }>;

interface SentPartProps {
  sent: {
    studentProfile: StudentView;
    email: string;
    phone: { country: string; number: string } | null;
  };
  profile: ProfileView;
  heading: string;
}

/** Exactly what the company receives: contact details, and the profile as companies see it. */
export function SentPart({ sent, profile: Profile, heading }: SentPartProps) {
  const t = useWords(applyingWords);
  return (
    <details className="group rounded border border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 px-4 py-2 font-semibold text-ai [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden className="size-4.5 transition-transform group-open:rotate-180" />
        {heading}
      </summary>
      <div className="flex flex-col gap-4 border-t border-line p-4">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
          <dt className="text-sumi-2">{t('send.email')}</dt>
          <dd className="break-words">{sent.email}</dd>
          {sent.phone && (
            <>
              <dt className="text-sumi-2">{t('send.phone')}</dt>
              <dd>{sent.phone.number}</dd>
            </>
          )}
        </dl>
        <Suspense>
          <Profile student={sent.studentProfile} reader={language} />
        </Suspense>
      </div>
    </details>
  );
}
