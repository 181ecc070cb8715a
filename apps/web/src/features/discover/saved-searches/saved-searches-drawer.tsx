import { contradictions } from '@engawa/contract/discover/contradictions';
import { discoverLimits } from '@engawa/contract/discover/limits';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../../shared/i18n/words.ts';
import type { DrawerState } from '../../../ui/filters/drawer-button.tsx';
import { SaveSearchForm } from '../../../ui/filters/saved-searches/save-search-form.tsx';
import { SavedSearchesDrawer as Drawer } from '../../../ui/filters/saved-searches/saved-searches-drawer.tsx';
import { useChips } from '../filters/use-chips.ts';
import type { DiscoverPlace } from '../use-discover-place.ts';
import { words as discoverWords } from '../words.ja.ts';
import { savedSearchesQuery } from './saved-searches-query.ts';
import { useSavedSearchCommands } from './use-saved-search-commands.ts';

export interface SavedSearchesDrawerProps extends DrawerState {
  about: 'jobs' | 'companies';
  place: DiscoverPlace;
}

export function SavedSearchesDrawer({ about, place, ...state }: SavedSearchesDrawerProps) {
  const t = useWords(discoverWords);
  const { filter } = place;
  const { data, error, refetch } = useQuery(savedSearchesQuery);
  const { keep, change, forget } = useSavedSearchCommands();
  const chips = useChips(filter);
  return (
    <Drawer
      {...state}
      searches={data?.filters}
      error={error}
      onRetry={() => void refetch()}
      summaryOf={(search) => (search.about === 'jobs' ? t('jobs') : t('companies'))}
      notifyLabel={t('savedSearches.notify')}
      isChanging={change.isPending}
      onShow={place.showSavedSearch}
      onNotify={({ id }, notify) => change.mutate({ params: { id }, body: { notify } })}
      onDelete={({ id }) => forget.mutate({ params: { id } })}
      form={
        <SaveSearchForm
          chips={contradictions(filter).length > 0 ? [] : chips}
          longestName={discoverLimits.savedSearchName}
          notifyLabel={t('savedSearches.notify')}
          chooseFirst={t('savedSearches.chooseFirst')}
          onSave={(named) => keep.mutateAsync({ body: { ...named, about, filter } })}
        />
      }
    />
  );
}
