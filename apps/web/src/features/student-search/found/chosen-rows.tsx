import { type ComponentType, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import type { FoundStudent } from '../queries.ts';
import { words as studentSearchWords } from '../words.ja.ts';
import { StudentTable } from './student-table.tsx';

interface ChosenRowsProps {
  students: readonly FoundStudent[];
  setting: string | undefined;
  Action: ComponentType<{ student: FoundStudent }>;
  Several: ComponentType<{ studentIds: readonly string[] }>;
}

export function ChosenRows({ students, setting, Action, Several }: ChosenRowsProps) {
  const t = useWords(studentSearchWords);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  // Only rows of this page can be selected.
  const chosen = students.map(({ studentId }) => studentId).filter((id) => ticked.includes(id));
  const isAll = chosen.length === students.length;
  return (
    <>
      <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <Checkbox
          label={t('chooseAll')}
          checked={isAll}
          mixed={chosen.length > 0 && !isAll}
          onChange={() => setTicked(isAll ? [] : students.map(({ studentId }) => studentId))}
        />
        <output className="text-sm text-sumi-2 empty:hidden">
          {chosen.length > 0 && t('chosen', { count: chosen.length })}
        </output>
        {chosen.length > 0 && <Several studentIds={chosen} />}
      </div>
      <StudentTable
        students={students}
        setting={setting}
        ticked={ticked}
        onTick={(id, on) =>
          setTicked((all) => (on ? [...all, id] : all.filter((one) => one !== id)))
        }
        Action={Action}
      />
    </>
  );
}
