import { Bookmark } from 'lucide-react';
import { lazy } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { DrawerButton } from '../../../ui/filters/drawer-button.tsx';
import { words as filterWords } from '../../../ui/filters/words.ja.ts';
import type { SavedSearchesDrawerProps } from './saved-searches-drawer.tsx';

const SavedSearchesDrawer = lazy(async () => ({
  default: (await import('./saved-searches-drawer.tsx')).SavedSearchesDrawer,
}));

export function SavedSearchesButton(props: Pick<SavedSearchesDrawerProps, 'about' | 'place'>) {
  const t = useWords(filterWords);
  return (
    <DrawerButton
      icon={<Bookmark aria-hidden className="size-4" />}
      label={t('savedSearches.heading')}
      renderDrawer={(state) => <SavedSearchesDrawer {...props} {...state} />}
    />
  );
}
