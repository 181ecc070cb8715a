import { ProfileFrame } from '../../../features/profile/frame/profile-frame.tsx';
import { storyMessages } from '../../../features/profile/story/messages.ts';
import { StoryForm } from '../../../features/profile/story/story-form.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';

export function UniquePage() {
  const t = useMessages(storyMessages);
  return (
    <ProfileFrame path="/talent/profile/unique" intro={t('intro')}>
      {(account) => <StoryForm account={account} />}
    </ProfileFrame>
  );
}
