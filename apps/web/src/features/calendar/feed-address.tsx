import { useWords } from '../../shared/i18n/words.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { useSnackbar } from '../../ui/feedback/use-snackbar.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { words as calendarWords } from './words.ja.ts';

/** The feed's secret address, with buttons to copy it or open it as webcal. */
export function FeedAddress({ url }: { url: string }) {
  const t = useWords(calendarWords);
  const snackbar = useSnackbar();
  const copy = () =>
    void navigator.clipboard.writeText(url).then(
      () => snackbar.show({ ok: true, message: t('feed.copied') }),
      () => snackbar.show({ ok: false, message: t('feed.copyFailed') }),
    );
  return (
    <div className="flex flex-col gap-2">
      <Field label={t('feed.address')} hint={t('feed.once')}>
        <TextInput readOnly value={url} onFocus={({ target }) => target.select()} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="small" tone="primary" onClick={copy}>
          {t('feed.copy')}
        </Button>
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonStyle({ size: 'small' })}>
          {t('feed.open')}
        </a>
      </div>
    </div>
  );
}
