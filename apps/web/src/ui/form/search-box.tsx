import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { TextInput } from './text-input.tsx';

interface SearchBoxProps {
  label: string;
  /** What one might write; the label where nothing else is said. */
  hint?: string;
  word: string;
  onWord: (word: string) => void;
  maxLength?: number;
  className?: string;
}

/** A free word for a list, which is read again on Enter and when the box is emptied. */
export function SearchBox({
  label,
  hint = label,
  word,
  onWord,
  className = 'w-full sm:w-72',
  ...field
}: SearchBoxProps) {
  const [typed, setTyped] = useState(word);
  const [searched, setSearched] = useState(word);
  // Taken off by a chip, or another by Back: the box says so, and whoever types in it keeps the focus.
  if (word !== searched) {
    setSearched(word);
    setTyped(word);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onWord(typed.trim());
  };
  return (
    <search className={className}>
      <form onSubmit={submit}>
        <TextInput
          type="search"
          enterKeyHint="search"
          lead={<Search />}
          aria-label={label}
          placeholder={hint}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            if (target.value === '') onWord('');
          }}
          {...field}
        />
      </form>
    </search>
  );
}
