import { useWords } from '../../../shared/i18n/words.ts';
import type { ConnectList } from './queries.ts';
import { words as companyConnectWords } from './words.ja.ts';

interface ListWords {
  tab: string;
  since: string;
  none: string;
  noneText: string;
}

export function useListWords(): Readonly<Record<ConnectList, ListWords>> {
  const t = useWords(companyConnectWords);
  return {
    connected: {
      tab: t('connected.tab'),
      since: t('connected.since'),
      none: t('connected.none'),
      noneText: t('connected.noneText'),
    },
    waiting: {
      tab: t('waiting.tab'),
      since: t('waiting.since'),
      none: t('waiting.none'),
      noneText: t('waiting.noneText'),
    },
    applying: {
      tab: t('applying.tab'),
      since: t('applying.since'),
      none: t('applying.none'),
      noneText: t('applying.noneText'),
    },
  };
}
