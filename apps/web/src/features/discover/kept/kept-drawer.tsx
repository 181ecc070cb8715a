import { contradictions } from '@engawa/contract/discover/contradictions';
import { discoverLimits } from '@engawa/contract/discover/limits';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../../shared/i18n/words.ts';
import type { DrawerState } from '../../../ui/filters/drawer-button.tsx';
import { KeepForm } from '../../../ui/filters/kept/keep-form.tsx';
import { KeptDrawer as Drawer } from '../../../ui/filters/kept/kept-drawer.tsx';
import { useChips } from '../filters/use-chips.ts';
import type { DiscoverPlace } from '../use-discover-place.ts';
import { words as discoverWords } from '../words.ja.ts';
import { keptQuery } from './kept-query.ts';
import { useKeptCommands } from './use-kept-commands.ts';

export interface KeptDrawerProps extends DrawerState {
  about: 'jobs' | 'companies';
  place: DiscoverPlace;
}

export function KeptDrawer({ about, place, ...state }: KeptDrawerProps) {
  const t = useWords(discoverWords);
  const { filter } = place;
  const { data, error, refetch } = useQuery(keptQuery);
  const { keep, change, forget } = useKeptCommands();
  const chips = useChips(filter);
  return (
    <Drawer
      {...state}
      kept={data?.filters}
      error={error}
      onRetry={() => void refetch()}
      summaryOf={(kept) => (kept.about === 'jobs' ? t('jobs') : t('companies'))}
      notifyLabel={t('kept.notify')}
      isChanging={change.isPending}
      onShow={place.showKept}
      onNotify={({ id }, notify) => change.mutate({ params: { id }, body: { notify } })}
      onForget={({ id }) => forget.mutate({ params: { id } })}
      form={
        <KeepForm
          chips={contradictions(filter).length > 0 ? [] : chips}
          longestName={discoverLimits.keptName}
          notifyLabel={t('kept.notify')}
          chooseFirst={t('kept.chooseFirst')}
          onKeep={(named) => keep.mutateAsync({ body: { ...named, about, filter } })}
        />
      }
    />
  );
}
