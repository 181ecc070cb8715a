import { lazyRouteComponent } from '@tanstack/react-router';
import { type FunctionComponent, useEffect } from 'react';
import { fetchChunk } from '../../shared/chunks/chunk-failure.ts';
import { useTitleOfHeading } from '../../shared/i18n/use-page-title.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { pageAnswers } from '../prerender/page-answers.ts';
import { words as titleWords } from '../titles/words.ja.ts';
import { screenOf } from './screens/screens.ts';
import type { Page, TitleKey } from './table/page.ts';

async function fetchPage(page: Page): Promise<object> {
  const screen = await screenOf(page);
  if (!screen) throw new Error(`${page.path} shows nothing itself.`);
  return screen();
}

export function pageComponent(page: Page) {
  const { title } = page;
  const Content = lazyRouteComponent(async () => {
    const module = await fetchChunk(() => fetchPage(page));
    return { default: pageIn(module) };
  });
  function TitledPage() {
    useEffect(pageAnswers, []);
    return (
      <>
        {title && <Title name={title} />}
        <Content />
      </>
    );
  }
  return Object.assign(TitledPage, { preload: async () => Content.preload?.() });
}

function pageIn(module: object): FunctionComponent {
  const entry = Object.entries(module).find(([name]) => name.endsWith('Page'));
  if (!entry) throw new Error('The module of a page exports no component called …Page.');
  return entry[1] as FunctionComponent;
}

function Title({ name }: { name: TitleKey }) {
  useTitleOfHeading(useWords(titleWords)(name));
  return null;
}
