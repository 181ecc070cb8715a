import { useWords } from '../../shared/i18n/words.ts';
import type { SettingsSection } from './settings-sections.ts';
import { words as settingsWords } from './words.ja.ts';

export function useSectionNames(): Record<SettingsSection, string> {
  const t = useWords(settingsWords);
  return {
    notices: t('notices.name'),
    status: t('status.name'),
    blocked: t('blocked.name'),
    language: t('language.name'),
    contact: t('contact.name'),
    data: t('data.name'),
    delete: t('delete.name'),
  };
}
