import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Menu, MenuHeading, MenuItem, MenuSeparator } from '../../../ui/overlay/menu.tsx';
import { MenuCheck } from '../../../ui/overlay/menu-check.tsx';
import { ListDialog } from '../lists/lazy-list-dialog.tsx';
import { listsOfQuery } from '../queries.ts';
import { usePeopleCommands } from '../use-people-commands.ts';
import { words as saveListWords } from '../words.ja.ts';
import { ListOption } from './list-option.tsx';
import { SaveButton, type SaveStudentProps } from './save-student.tsx';

/** Rendered open, because it loads after its button was pressed. */
export function SavePopup({ student, saved }: SaveStudentProps) {
  const t = useWords(saveListWords);
  const { data } = useQuery(listsOfQuery(student.id));
  const commands = usePeopleCommands();
  const [making, setMaking] = useState(false);
  const lists = data?.saveList;
  const isSaved = lists?.some((list) => list.saved) ?? saved;
  const toggle = (list: NonNullable<typeof lists>[number]) =>
    list.saved
      ? commands.remove(list.id, [student.id], t('saving.taken', { name: list.name }))
      : commands.add(list, [student.id]);
  return (
    <>
      <Menu
        opened
        trigger={<SaveButton student={student} saved={isSaved} busy={commands.isPending} />}
      >
        <MenuHeading>{t('saving.of', { name: student.name })}</MenuHeading>
        {lists?.map((list) => (
          <MenuCheck key={list.id} checked={list.saved} onChange={() => toggle(list)}>
            <ListOption list={list} takesOut={list.saved} />
          </MenuCheck>
        ))}
        {lists && lists.length > 0 && <MenuSeparator />}
        <MenuItem icon={<Plus />} onSelect={() => setMaking(true)}>
          {t('saving.make')}
        </MenuItem>
      </Menu>
      <Suspense>
        {making && (
          <ListDialog
            onSaved={(list) => commands.add(list, [student.id])}
            onClose={() => setMaking(false)}
          />
        )}
      </Suspense>
    </>
  );
}
