import { lazy, Suspense } from 'react';
import { ProfileFrame } from '../../../features/profile/frame/profile-frame.tsx';
import { Documents } from '../../../features/profile/resume/documents.tsx';
import { ResumeForm } from '../../../features/profile/resume/resume-form.tsx';
import { words as resumeWords } from '../../../features/profile/resume/words.ja.ts';
import { useWords } from '../../../shared/i18n/words.ts';

/** Lazy, because uploading needs much code. */
const OwnFiles = lazy(async () => ({
  default: (await import('../../../features/profile/resume/own-files.tsx')).OwnFiles,
}));

export function ResumePage() {
  const t = useWords(resumeWords);
  return (
    <ProfileFrame path="/talent/profile/resume" intro={t('intro')}>
      {(account) => (
        <>
          <Documents />
          <ResumeForm account={account} />
          <Suspense>
            <OwnFiles account={account} />
          </Suspense>
        </>
      )}
    </ProfileFrame>
  );
}
