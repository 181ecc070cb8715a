import { ProfileFrame } from '../../../features/profile/frame/profile-frame.tsx';
import { Documents } from '../../../features/profile/resume/documents.tsx';
import { OwnFiles } from '../../../features/profile/resume/own-files.tsx';
import { ResumeForm } from '../../../features/profile/resume/resume-form.tsx';
import { resumeWords } from '../../../features/profile/resume/words.ts';
import { useWords } from '../../../shared/i18n/words.ts';

export function ResumePage() {
  const t = useWords(resumeWords);
  return (
    <ProfileFrame path="/talent/profile/resume" intro={t('intro')}>
      {(account) => (
        <>
          <Documents />
          <ResumeForm account={account} />
          <OwnFiles account={account} />
        </>
      )}
    </ProfileFrame>
  );
}
