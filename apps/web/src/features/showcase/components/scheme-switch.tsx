import { useEffect, useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Segments } from '../../../ui/form/segments.tsx';
import { showcaseMessages } from '../messages.ts';

/** Light or dark for the time on this page. */
export function SchemeSwitch() {
  const t = useMessages(showcaseMessages);
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
