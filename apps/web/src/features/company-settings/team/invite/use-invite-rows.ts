import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useFocusOnAdded, withoutFocus } from '../../../../ui/bound/use-focus-on-added.ts';
import { fillRows } from './fill-rows.ts';
import { pastedAddresses } from './pasted-addresses.ts';
import type { InviteValues } from './use-invite-form.ts';

/** Adds and removes rows, singly or from a pasted list, and moves the focus accordingly. */
export function useInviteRows(form: UseFormReturn<InviteValues>) {
  const { fields, append, remove, replace } = useFieldArray({
    control: form.control,
    name: 'invitations',
  });
  const { lastItem, noteAdding } = useFocusOnAdded<HTMLFieldSetElement>(fields.length);
  const [pasted, setPasted] = useState<{ count: number; left: number }>();
  const removedAt = useRef<number>(undefined);
  useEffect(() => {
    if (removedAt.current === undefined) return;
    const next = Math.min(removedAt.current, fields.length - 1);
    removedAt.current = undefined;
    form.setFocus(`invitations.${next}.email`);
  }, [form, fields.length]);

  function add() {
    const last = form.getValues('invitations').at(-1);
    if (!last) return;
    setPasted(undefined);
    noteAdding();
    // A new row starts with the previous row's level and language.
    append({ ...last, email: '', name: '' }, withoutFocus);
  }

  function removeRow(index: number) {
    setPasted(undefined);
    removedAt.current = index;
    remove(index);
  }

  function paste(index: number, event: ClipboardEvent) {
    const addresses = pastedAddresses(event.clipboardData.getData('text'));
    // A single address is pasted normally.
    if (addresses.length < 2) return;
    event.preventDefault();
    const { rows, ...outcome } = fillRows(form.getValues('invitations'), index, addresses);
    noteAdding();
    replace(rows);
    setPasted(outcome);
  }

  return { fields, lastRow: lastItem, add, remove: removeRow, paste, pasted };
}
