import { useMessages } from '../../shared/i18n/messages.ts';
import { settingsMessages } from './messages.ts';
import type { SettingsPart } from './parts.ts';

export function usePartNames(): Record<SettingsPart, string> {
  const t = useMessages(settingsMessages);
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
