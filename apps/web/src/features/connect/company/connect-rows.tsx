import { type ComponentType, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import type { Label } from '../../../ui/labels/label.ts';
import { ConnectTable } from './connect-table.tsx';
import { LabelsMenu } from './labels/labels-menu.tsx';
import type { Connect, ConnectList } from './queries.ts';
import { words as companyConnectWords } from './words.ja.ts';

interface ConnectRowsProps {
  list: ConnectList;
  connects: readonly Connect[];
  labels: readonly Label[];
  newConnections: ReadonlySet<string>;
  Bulk?: ComponentType<{ studentIds: readonly string[] }> | undefined;
}

export function ConnectRows({ list, connects, labels, newConnections, Bulk }: ConnectRowsProps) {
  const t = useWords(companyConnectWords);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  // Rows that have left the list are no longer selected.
  const chosen = connects.filter(({ studentId }) => ticked.includes(studentId));
  const isAll = chosen.length === connects.length;
  const tick = (id: string, on: boolean) =>
    setTicked((all) => (on ? [...all, id] : all.filter((one) => one !== id)));
  return (
    <>
      <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
        <Checkbox
          label={t('chooseAll')}
          checked={isAll}
          mixed={chosen.length > 0 && !isAll}
          onChange={() => setTicked(isAll ? [] : connects.map(({ studentId }) => studentId))}
        />
        <output className="text-sm text-sumi-2 empty:hidden">
          {chosen.length > 0 && t('chosen', { count: chosen.length })}
        </output>
        {chosen.length > 0 && labels.length > 0 && <LabelsMenu labels={labels} chosen={chosen} />}
        {chosen.length > 0 && Bulk && (
          <Bulk studentIds={chosen.map(({ studentId }) => studentId)} />
        )}
      </div>
      <ConnectTable {...{ list, connects, labels, newConnections }} ticked={ticked} onTick={tick} />
    </>
  );
}
