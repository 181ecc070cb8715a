import { ProfileFrame } from '../../../features/profile/frame/profile-frame.tsx';
import { StoryForm } from '../../../features/profile/story/story-form.tsx';
import { words as storyWords } from '../../../features/profile/story/words.ja.ts';
import { useWords } from '../../../shared/i18n/words.ts';

export function UniquePage() {
  const t = useWords(storyWords);
  return (
    <ProfileFrame path="/talent/profile/unique" intro={t('intro')}>
      {(account) => <StoryForm account={account} />}
    </ProfileFrame>
  );
}
