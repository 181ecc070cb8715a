import { useWords } from '../../shared/i18n/words.ts';
import { words as uiWords } from '../words.ja.ts';
import { usePageUrls } from './use-page-urls.ts';

/** Pages as pictures, because phones do not show PDFs inside a page. */
export function DocumentPages({ pages }: { pages: readonly string[] | undefined }) {
  const t = useWords(uiWords);
  const urls = usePageUrls(pages);
  return urls.map((url, index) => (
    <img
      key={url}
      src={url}
      alt={t('documentPage', { number: index + 1, total: urls.length })}
      className="aspect-[210/297] w-full border border-line bg-white"
    />
  ));
}
