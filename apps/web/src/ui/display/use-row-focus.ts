import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { nextRow } from './next-row.ts';
import { returnedRowStore } from './returned-row.ts';

interface Place {
  /** Undefined once the focus has left the list. */
  row: string | undefined;
  column: number;
}

/**
 * For lists whose rows appear and disappear. When the focused row disappears, focuses the same
 * control of the row in its place, or `whenEmpty` without one; a restored row gets the focus again.
 * `area` wraps the table, whose rows carry their ids.
 */
export function useRowFocus(ids: readonly string[] | undefined) {
  const area = useRef<HTMLDivElement>(null);
  const whenEmpty = useRef<HTMLHeadingElement>(null);
  const place = useRef<Place>({ row: undefined, column: 0 });
  const idsBefore = useRef(ids);
  const returned = useSyncExternalStore(
    returnedRowStore.subscribe,
    returnedRowStore.get,
    returnedRowStore.initial,
  );

  useEffect(() => {
    const before = idsBefore.current;
    idsBefore.current = ids;
    if (!ids) return;
    const { row: left, column } = place.current;
    const focusOn = (row: string) => controlIn(area.current, row, column)?.focus();
    if (returned !== undefined && ids.includes(returned)) {
      returnedRowStore.set(undefined);
      focusOn(returned);
      return;
    }
    if (left === undefined || !before || ids.includes(left) || !hasNoFocus()) return;
    const next = nextRow(left, before, ids);
    if (next === undefined) whenEmpty.current?.focus();
    else focusOn(next);
  });

  return {
    area,
    whenEmpty,
    onFocus: ({ target }: FocusEvent) => {
      place.current = placeOf(target) ?? place.current;
    },
    // A press outside clears the focus and ends tracking; removing the focused row fires no blur.
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      if (!relatedTarget && placeOf(target)) place.current.row = undefined;
    },
  };
}

const hasNoFocus = () =>
  document.activeElement === null || document.activeElement === document.body;

function placeOf(target: Element): Place | undefined {
  const cell = target.closest<HTMLTableCellElement>('td, th');
  const row = cell?.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return cell && row !== undefined ? { row, column: cell.cellIndex } : undefined;
}

function controlIn(area: Element | null, row: string, column: number): HTMLElement | undefined {
  const rows = area?.querySelectorAll<HTMLTableRowElement>('tr[data-row]') ?? [];
  const cell = [...rows].find(({ dataset }) => dataset['row'] === row)?.cells[column];
  return cell?.querySelector<HTMLElement>('button, a[href]') ?? undefined;
}
