import { discoverLimits } from '@engawa/contract/discover/limits';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { discoverWords } from '../words.ts';

interface WordBoxProps {
  word: string;
  onWord: (word: string) => void;
}

/** The free word; searched for with Enter, and when the box is emptied. */
export function WordBox({ word, onWord }: WordBoxProps) {
  const t = useWords(discoverWords);
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
    <search className="min-w-0 grow">
      <form onSubmit={submit}>
        <TextInput
          type="search"
          enterKeyHint="search"
          lead={<Search />}
          aria-label={t('searchLabel')}
          placeholder={t('searchHint')}
          maxLength={discoverLimits.freeWord}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            if (target.value === '') onWord('');
          }}
        />
      </form>
    </search>
  );
}
