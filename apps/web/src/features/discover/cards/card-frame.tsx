import type { Pictures } from '@engawa/contract/files/schemas';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { ContentPicture } from '../../../ui/image/content-picture.tsx';
import { CoverPlaceholder } from '../../../ui/image/cover-placeholder.tsx';

interface CardFrameProps {
  cover: Pictures;
  icon: ReactNode;
  above: ReactNode;
  title: ReactNode;
  /** For example the save button; on a phone it is beside the title. */
  action: ReactNode;
  heading?: 'h2' | 'h3' | undefined;
  /** The only card in its row, with a larger picture. */
  large?: boolean | undefined;
  children: ReactNode;
}

/** A picture, facts and actions. The title's link covers the whole card. */
export function CardFrame({
  cover,
  icon,
  above,
  title,
  action,
  heading: Heading = 'h2',
  large = false,
  children,
}: CardFrameProps) {
  return (
    <Card className="relative flex h-full flex-col gap-4 p-4 transition-shadow focus-within:border-ai hover:border-line-3 sm:flex-row sm:p-4.5">
      <div
        className={`shrink-0 overflow-hidden rounded-small ${large ? 'sm:w-72' : 'hidden w-42 sm:block'}`}
      >
        <ContentPicture
          pictures={cover}
          aspect={4 / 3}
          alt=""
          sizes={large ? '(min-width: 615px) 18rem, 90vw' : '10.5rem'}
          className="rounded-small"
          placeholder={<CoverPlaceholder icon={icon} className="aspect-4/3 rounded-small" />}
        />
      </div>
      <div className="min-w-0 grow">
        <div className="flex gap-3">
          <div className="min-w-0 grow">
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-sumi-2">
              {above}
            </div>
            <Heading className="mt-0.5 text-lg leading-snug font-bold [overflow-wrap:anywhere]">
              {title}
            </Heading>
          </div>
          <div className="relative z-1 shrink-0">{action}</div>
        </div>
        {children}
      </div>
    </Card>
  );
}
