import type { DayHours } from '@engawa/contract/shifts/hours';
import { minutesByDay } from '@engawa/contract/shifts/hours';
import { Plus } from 'lucide-react';
import { shortDay } from '../../../shared/format/short-day.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { Shift } from '../queries.ts';
import { useHoursText } from '../use-hours-text.ts';
import { words as shiftWords } from '../words.ja.ts';

interface DayRowProps {
  hours: DayHours;
  isToday: boolean;
  shifts: readonly Shift[];
  onAdd: () => void;
  onEdit: (shift: Shift) => void;
}

export function DayRow({ hours, isToday, shifts, onAdd, onEdit }: DayRowProps) {
  const t = useWords(shiftWords);
  const text = useHoursText();
  const { day, minutes, holiday, state } = hours;
  const worked = minutes > 0;
  const isSaid = shifts.length === 1 && shifts.every((shift) => minutesOf(shift) === minutes);
  return (
    <li className="flex items-start gap-2 py-2 pr-2 pl-4">
      <div className="min-w-0 grow py-2">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h3 className={`font-semibold tabular-nums ${isToday ? 'text-ai' : ''}`}>
            {shortDay(day)}
          </h3>
          {holiday && <Tag tone="good">{t('day.holiday')}</Tag>}
          {worked && state === 'over' && <Tag tone="mind">{t('day.over')}</Tag>}
          {worked && state === 'near' && <Tag tone="wood">{t('day.near')}</Tag>}
          {worked && !isSaid && (
            <span className="text-sm sm:ml-auto text-sumi-2 tabular-nums">
              {t('day.total', { worked: text(minutes) })}
            </span>
          )}
        </div>
        {shifts.length === 0 && !worked && <p className="text-sm text-sumi-2">{t('day.none')}</p>}
        <ul className="mt-1 flex flex-wrap gap-2 empty:hidden">
          {shifts.map((shift) => (
            <li key={shift.id} className="min-w-0">
              <ShiftChip shift={shift} onEdit={() => onEdit(shift)} />
            </li>
          ))}
        </ul>
      </div>
      <IconButton
        icon={<Plus aria-hidden />}
        label={t('day.add', { day: shortDay(day) })}
        onClick={onAdd}
      />
    </li>
  );
}

const minutesOf = (shift: Shift): number =>
  [...minutesByDay([shift]).values()].reduce((sum, part) => sum + part, 0);

function ShiftChip({ shift, onEdit }: { shift: Shift; onEdit: () => void }) {
  const t = useWords(shiftWords);
  const text = useHoursText();
  const { startsAt, endsAt, workplace } = shift;
  const end = endsAt.slice(11);
  const isNext = startsAt.slice(0, 10) !== endsAt.slice(0, 10);
  const time = `${startsAt.slice(11)}–${isNext ? t('day.nextDay', { time: end }) : end}`;
  return (
    <button
      type="button"
      onClick={onEdit}
      className="flex min-h-11 max-w-full cursor-pointer flex-wrap items-center gap-x-2 rounded-small border border-line-2 bg-ai-soft px-3 py-1.5 text-left text-sm text-ai-2 hover:border-line-3"
    >
      <span className="font-semibold tabular-nums">{time}</span>
      {workplace && <bdi className="min-w-0 [overflow-wrap:anywhere]">{workplace}</bdi>}
      <span className="tabular-nums">{text(minutesOf(shift))}</span>
      <span className="sr-only">{t('day.edit')}</span>
    </button>
  );
}
