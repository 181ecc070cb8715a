import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useWords } from '../../shared/i18n/words.ts';
import { IconButton } from '../icon-button.tsx';
import { words as uiWords } from '../words.ja.ts';
import { TextInput } from './text-input.tsx';

export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const t = useWords(uiWords);
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trail={
        <IconButton
          icon={shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          label={shown ? t('password.hide') : t('password.show')}
          onClick={() => setShown(!shown)}
          disabled={props.disabled}
          className="h-10"
        />
      }
    />
  );
}
