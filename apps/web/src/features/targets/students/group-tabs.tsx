import { useWords } from '../../../shared/i18n/words.ts';
import { Segments } from '../../../ui/form/segments.tsx';
import { type Group, groups, type TargetStudents } from '../queries.ts';
import { useNames } from '../use-names.ts';
import { words as targetWords } from '../words.ja.ts';

interface GroupTabsProps {
  group: Group;
  counts: TargetStudents['counts'] | undefined;
  onChange: (group: Group) => void;
}

export function GroupTabs({ group, counts, onChange }: GroupTabsProps) {
  const t = useWords(targetWords);
  const names = useNames();
  return (
    <Segments
      label={t('groups')}
      value={group}
      onChange={onChange}
      options={groups.map((value) => ({
        value,
        label: (
          <>
            {names.group[value]}
            {counts && <span className="tabular-nums">{counts[value]}</span>}
          </>
        ),
      }))}
    />
  );
}
