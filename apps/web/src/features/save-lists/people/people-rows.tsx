import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { ChoiceMenu } from '../../../ui/overlay/choice-menu.tsx';
import { listsQuery, type Person } from '../queries.ts';
import { usePeopleCommands } from '../use-people-commands.ts';
import { words as saveListWords } from '../words.ja.ts';
import { PeopleTable } from './people-table.tsx';

interface PeopleRowsProps {
  listId: string;
  name: string;
  people: readonly Person[];
}

/** One page of rows; selected rows can be moved or removed together. */
export function PeopleRows({ listId, name, people }: PeopleRowsProps) {
  const t = useWords(saveListWords);
  const others = useQuery(listsQuery).data?.saveList.filter(({ id }) => id !== listId) ?? [];
  const commands = usePeopleCommands();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  // Rows that have left the list are no longer selected.
  const chosen = people.map(({ studentId }) => studentId).filter((id) => ticked.includes(id));
  const isAll = chosen.length === people.length;
  const tick = (id: string, on: boolean) =>
    setTicked((all) => (on ? [...all, id] : all.filter((one) => one !== id)));
  const moveTo = (id: string) => {
    const to = others.find((one) => one.id === id);
    if (to) commands.move(listId, to, chosen);
  };
  return (
    <>
      <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <Checkbox
          label={t('chooseAll')}
          checked={isAll}
          mixed={chosen.length > 0 && !isAll}
          onChange={() => setTicked(isAll ? [] : people.map(({ studentId }) => studentId))}
        />
        <output className="text-sm text-sumi-2 empty:hidden">
          {chosen.length > 0 && t('chosen', { count: chosen.length })}
        </output>
        {chosen.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {others.length > 0 && (
              <ChoiceMenu
                label={t('move')}
                choices={[
                  { value: '', label: t('move'), disabled: true },
                  ...others.map((list) => ({ value: list.id, label: list.name })),
                ]}
                value=""
                busy={commands.isPending}
                onChoose={moveTo}
              />
            )}
            <Button
              size="small"
              busy={commands.isPending}
              onClick={() => commands.remove(listId, chosen)}
            >
              {t('remove')}
            </Button>
          </div>
        )}
      </div>
      <PeopleTable
        {...{ listId, name, people, ticked }}
        onTick={tick}
        onRemove={({ studentId }) => commands.remove(listId, [studentId])}
      />
    </>
  );
}
