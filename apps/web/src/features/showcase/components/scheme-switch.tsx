import { useEffect, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Segments } from '../../../ui/form/segments.tsx';
import { words as showcaseWords } from '../words.ja.ts';

export function SchemeSwitch() {
  const t = useWords(showcaseWords);
  const [scheme, setScheme] = useState<'system' | 'light' | 'dark'>('system');

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (scheme !== 'system') dataset.scheme = scheme;
    return () => {
      delete dataset.scheme;
    };
  }, [scheme]);

  return (
    <Segments
      label={t('scheme.name')}
      options={[
        { value: 'system', label: t('scheme.system') },
        { value: 'light', label: t('scheme.light') },
        { value: 'dark', label: t('scheme.dark') },
      ]}
      value={scheme}
      onChange={setScheme}
    />
  );
}
