import type { ReactNode } from 'react';
import { AddButton } from './add-button.tsx';
import { ListItem } from './list-item.tsx';

interface FormListProps {
  /** As `useFieldArray` gives it. */
  list: { fields: readonly { id: string }[]; remove: (index: number) => void };
  /** No more than this many. */
  max: number;
  /** What an item is called, such as 言語 2. */
  name: (number: number) => string;
  add: string;
  onAdd: () => void;
  /** Stands there while the list has nothing. */
  empty?: ReactNode;
  children: (index: number) => ReactNode;
}

/** Several of a kind in a section, each to be taken out, and a way to one more. */
export function FormList({ list, max, name, add, onAdd, empty, children }: FormListProps) {
  const { fields, remove } = list;
  return (
    <>
      {fields.length === 0 && empty}
      {fields.map(({ id }, index) => (
        <ListItem key={id} name={name(index + 1)} onRemove={() => remove(index)}>
          {children(index)}
        </ListItem>
      ))}
      <AddButton label={add} full={fields.length >= max} onAdd={onAdd} />
    </>
  );
}
