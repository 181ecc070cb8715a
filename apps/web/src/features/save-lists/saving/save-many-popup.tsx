import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Menu, MenuHeading, MenuItem, MenuSeparator } from '../../../ui/overlay/menu.tsx';
import { ListDialog } from '../lists/lazy-list-dialog.tsx';
import { listsQuery } from '../queries.ts';
import { usePeopleCommands } from '../use-people-commands.ts';
import { words as saveListWords } from '../words.ja.ts';
import { ListOption } from './list-option.tsx';
import { SaveManyButton, type SaveManyProps } from './save-many.tsx';

/** Rendered open, because it loads after its button was pressed. */
export function SaveManyPopup({ studentIds }: SaveManyProps) {
  const t = useWords(saveListWords);
  const lists = useQuery(listsQuery).data?.saveList;
  const commands = usePeopleCommands();
  const [making, setMaking] = useState(false);
  return (
    <>
      <Menu opened trigger={<SaveManyButton busy={commands.isPending} />}>
        <MenuHeading>{t('saving.many')}</MenuHeading>
        {lists?.map((list) => (
          <MenuItem key={list.id} onSelect={() => commands.add(list, studentIds)}>
            <ListOption list={list} />
          </MenuItem>
        ))}
        {lists && lists.length > 0 && <MenuSeparator />}
        <MenuItem icon={<Plus />} onSelect={() => setMaking(true)}>
          {t('saving.make')}
        </MenuItem>
      </Menu>
      <Suspense>
        {making && (
          <ListDialog
            onSaved={(list) => commands.add(list, studentIds)}
            onClose={() => setMaking(false)}
          />
        )}
      </Suspense>
    </>
  );
}
