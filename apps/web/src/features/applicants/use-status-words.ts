import type { ApplicationStatus } from '@engawa/contract/applications/schemas';
import { useWords } from '../../shared/i18n/words.ts';
import { words as applicantWords } from './words.ja.ts';

type Shown = ApplicationStatus | 'pre-applied';

export function useStatusWords(): Record<Shown, string> {
  const t = useWords(applicantWords);
  return {
    'pre-applied': t('status.pre-applied'),
    new: t('status.new'),
    'in-progress': t('status.in-progress'),
    offered: t('status.offered'),
    declined: t('status.declined'),
    withdrawn: t('status.withdrawn'),
  };
}
