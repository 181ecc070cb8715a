import { ProfileFrame } from '../../../features/profile/frame/profile-frame.tsx';
import { Documents } from '../../../features/profile/resume/documents.tsx';
import { resumeMessages } from '../../../features/profile/resume/messages.ts';
import { OwnFiles } from '../../../features/profile/resume/own-files.tsx';
import { ResumeForm } from '../../../features/profile/resume/resume-form.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';

export function ResumePage() {
  const t = useMessages(resumeMessages);
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
