import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useWords } from '../../shared/i18n/words.ts';
import { Button } from '../button.tsx';
import { words as uiWords } from '../words.ja.ts';
import { pagerWindow } from './pager-window.ts';

interface PagerProps {
  label?: string | undefined;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** For lists paged by cursor. */
export function Pager({ label, onPrevious, onNext }: PagerProps) {
  const t = useWords(uiWords);
  return (
    <nav aria-label={label ?? t('pager.name')} className="flex justify-center gap-3">
      <Button disabled={!onPrevious} onClick={onPrevious}>
        <ChevronLeft aria-hidden className="-ml-1 size-4" />
        {t('pager.previous')}
      </Button>
      <Button disabled={!onNext} onClick={onNext}>
        {t('pager.next')}
        <ChevronRight aria-hidden className="-mr-1 size-4" />
      </Button>
    </nav>
  );
}

interface NumberedPagerProps {
  label?: string | undefined;
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** The address of a page, so that it can be opened in another tab. */
  hrefOf: (page: number) => string;
}

const place =
  'grid min-h-10 min-w-10 place-items-center rounded-small border border-transparent px-1 font-semibold tabular-nums';

/** Narrow screens show only the current page, with links back and forward. */
export function NumberedPager({ label, page, pages, onPage, hrefOf }: NumberedPagerProps) {
  const t = useWords(uiWords);
  const link = (target: number) => ({
    href: hrefOf(target),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onPage(target);
    },
  });
  return (
    <nav aria-label={label ?? t('pager.name')} className="flex justify-center">
      <Arrow label={t('pager.previous')} link={page > 1 && link(page - 1)}>
        <ChevronLeft aria-hidden className="size-5" />
      </Arrow>
      <span className={`${place} px-3 sm:hidden`}>
        <span className="sr-only">{t('pager.page', { page })}</span>
        <span aria-hidden>
          {page} / {pages}
        </span>
      </span>
      <span className="hidden sm:contents">
        {pagerWindow(page, pages).map((target, index) =>
          target === null ? (
            <span key={`gap-${index < 3}`} aria-hidden className={`${place} text-sumi-2`}>
              …
            </span>
          ) : (
            <a
              key={target}
              {...link(target)}
              aria-label={t('pager.page', { page: target })}
              aria-current={target === page ? 'page' : undefined}
              className={`${place} text-ai hover:bg-ai-soft aria-[current=page]:bg-ai aria-[current=page]:text-on-ai`}
            >
              {target}
            </a>
          ),
        )}
      </span>
      <Arrow label={t('pager.next')} link={page < pages && link(page + 1)}>
        <ChevronRight aria-hidden className="size-5" />
      </Arrow>
    </nav>
  );
}

interface ArrowProps {
  label: string;
  link: false | { href: string; onClick: (event: MouseEvent) => void };
  children: ReactNode;
}

function Arrow({ label, link, children }: ArrowProps) {
  if (!link) return <span className={`${place} text-line-3`}>{children}</span>;
  return (
    <a {...link} aria-label={label} className={`${place} text-ai hover:bg-ai-soft`}>
      {children}
    </a>
  );
}
