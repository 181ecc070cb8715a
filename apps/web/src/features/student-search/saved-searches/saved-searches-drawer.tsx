import { contradictions } from '@engawa/contract/student-search/contradictions';
import { studentFields } from '@engawa/contract/student-search/filter-fields';
import { studentSearchLimits } from '@engawa/contract/student-search/limits';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../../shared/i18n/words.ts';
import { readStored } from '../../../shared/navigation/filter-text.ts';
import { chipsOf } from '../../../ui/filters/chips-of.ts';
import type { DrawerState } from '../../../ui/filters/drawer-button.tsx';
import { SaveSearchForm } from '../../../ui/filters/saved-searches/save-search-form.tsx';
import { SavedSearchesDrawer as Drawer } from '../../../ui/filters/saved-searches/saved-searches-drawer.tsx';
import { useChipRules } from '../filters/use-chips.ts';
import type { SearchPlace } from '../use-search-place.ts';
import { words as studentSearchWords } from '../words.ja.ts';
import { savedSearchesQuery } from './saved-searches-query.ts';
import { useDeleteSavedSearch } from './use-delete-saved-search.ts';
import { useSavedSearchCommands } from './use-saved-search-commands.ts';

interface SavedSearchesDrawerProps extends DrawerState {
  place: SearchPlace;
}

export function SavedSearchesDrawer({ place, ...state }: SavedSearchesDrawerProps) {
  const t = useWords(studentSearchWords);
  const { filter } = place;
  const { data, error, refetch } = useQuery(savedSearchesQuery);
  const { keep, rename, change } = useSavedSearchCommands();
  const rules = useChipRules();
  const labels = (stored: object) =>
    chipsOf(readStored(studentFields, stored), rules).map(({ label }) => label);
  return (
    <Drawer
      {...state}
      searches={data?.searches}
      error={error}
      onRetry={() => void refetch()}
      summaryOf={(search) => labels(search.filter).join('・')}
      notifyLabel={t('savedSearches.notify')}
      isChanging={change.isPending}
      onShow={place.showSavedSearch}
      onNotify={({ id }, notify) => change.mutate({ params: { id }, body: { notify } })}
      onDelete={useDeleteSavedSearch()}
      onRename={({ id }, name) => rename.mutateAsync({ params: { id }, body: { name } })}
      note={t('savedSearches.own')}
      form={
        <SaveSearchForm
          chips={contradictions(filter).length > 0 ? [] : chipsOf(filter, rules)}
          longestName={studentSearchLimits.savedSearchName}
          notifyLabel={t('savedSearches.notify')}
          chooseFirst={t('savedSearches.chooseFirst')}
          onSave={(named) => keep.mutateAsync({ body: { ...named, filter } })}
        />
      }
    />
  );
}
