import { type ProfileItemId, profileItems } from '@engawa/contract/profile/completeness';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { profileMessages } from './messages.ts';

/** Why an item matters, in a few words. */
export function useReasonFor(): (item: ProfileItemId) => string {
  const t = useMessages(profileMessages);
  const reasons = {
    connect: t('missing.connect'),
    apply: t('missing.apply'),
    better: t('missing.better'),
  };
  return (item) => reasons[profileItems[item].neededFor];
}
