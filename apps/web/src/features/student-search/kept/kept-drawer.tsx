import { contradictions } from '@engawa/contract/student-search/contradictions';
import { studentFields } from '@engawa/contract/student-search/filter-fields';
import { studentSearchLimits } from '@engawa/contract/student-search/limits';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../../shared/i18n/words.ts';
import { readStored } from '../../../shared/navigation/filter-text.ts';
import { chipsOf } from '../../../ui/filters/chips-of.ts';
import type { DrawerState } from '../../../ui/filters/drawer-button.tsx';
import { KeepForm } from '../../../ui/filters/kept/keep-form.tsx';
import { KeptDrawer as Drawer } from '../../../ui/filters/kept/kept-drawer.tsx';
import { useChipRules } from '../filters/use-chips.ts';
import type { SearchPlace } from '../use-search-place.ts';
import { words as studentSearchWords } from '../words.ja.ts';
import { keptQuery } from './kept-query.ts';
import { useForget } from './use-forget.ts';
import { useKeptCommands } from './use-kept-commands.ts';

interface KeptDrawerProps extends DrawerState {
  place: SearchPlace;
}

export function KeptDrawer({ place, ...state }: KeptDrawerProps) {
  const t = useWords(studentSearchWords);
  const { filter } = place;
  const { data, error, refetch } = useQuery(keptQuery);
  const { keep, rename, change } = useKeptCommands();
  const rules = useChipRules();
  const labels = (stored: object) =>
    chipsOf(readStored(studentFields, stored), rules).map(({ label }) => label);
  return (
    <Drawer
      {...state}
      kept={data?.searches}
      error={error}
      onRetry={() => void refetch()}
      summaryOf={(kept) => labels(kept.filter).join('・')}
      notifyLabel={t('kept.notify')}
      isChanging={change.isPending}
      onShow={place.showKept}
      onNotify={({ id }, notify) => change.mutate({ params: { id }, body: { notify } })}
      onForget={useForget()}
      onRename={({ id }, name) => rename.mutateAsync({ params: { id }, body: { name } })}
      note={t('kept.own')}
      form={
        <KeepForm
          chips={contradictions(filter).length > 0 ? [] : chipsOf(filter, rules)}
          longestName={studentSearchLimits.keptName}
          notifyLabel={t('kept.notify')}
          chooseFirst={t('kept.chooseFirst')}
          onKeep={(named) => keep.mutateAsync({ body: { ...named, filter } })}
        />
      }
    />
  );
}
