import { createMemoryHistory } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import { language } from '../../shared/i18n/language.ts';
import { fullTitle } from '../../shared/i18n/use-page-title.ts';
import { Providers } from '../providers.tsx';
import { router } from '../router.ts';
import { loadShellWords } from '../shell-words.ts';
import { pagesToDraw } from './pages.ts';

/** Run by the build once per language: prints each page as a visitor first sees it. */
async function renderPage(path: string): Promise<string> {
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  const failures: unknown[] = [];
  const { prelude } = await prerender(<Providers />, {
    // In larger pages React would move parts into place by inline scripts, which the content
    // security policy refuses.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (failure) => {
      failures.push(failure);
    },
  });
  if (failures.length > 0) throw new AggregateError(failures, `${path} could not be drawn.`);
  return new Response(prelude).text();
}

await loadShellWords();
const pages = [];
for (const { path, title, description } of await pagesToDraw()) {
  pages.push({
    path,
    language,
    title: fullTitle(title),
    description,
    html: await renderPage(path),
  });
}
process.stdout.write(JSON.stringify(pages));
