import { say } from '@engawa/contract/language';
import { resumeSlots } from '@engawa/contract/reference/people/resume-slots';
import { Link } from '@tanstack/react-router';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import type { Preview } from '../queries.ts';
import { words as applyingWords } from '../words.ja.ts';

interface FilesPartProps {
  files: Preview['files'];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Which profile files to attach; none by default. */
export function FilesPart({ files, chosen, onChange }: FilesPartProps) {
  const t = useWords(applyingWords);
  if (files.length === 0) {
    return (
      <p className="text-sm text-sumi-2">
        {t('send.noFiles')}{' '}
        <Link to="/talent/profile/resume" className="text-ai underline">
          {t('send.toFiles')}
        </Link>
      </p>
    );
  }
  return (
    <Field label={t('send.files')} kind="group" hint={t('send.filesHint')}>
      {files.map(({ slot, file }) => (
        <Checkbox
          key={file.id}
          label={say(resumeSlots.byId(slot).name, language)}
          hint={file.name}
          checked={chosen.includes(file.id)}
          onChange={({ target }) =>
            onChange(
              target.checked ? [...chosen, file.id] : chosen.filter((one) => one !== file.id),
            )
          }
        />
      ))}
    </Field>
  );
}
