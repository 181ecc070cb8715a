import type { ReactNode } from 'react';

const tones = {
  note: 'bg-ai-soft text-ai-2',
  mind: 'bg-kaki-soft text-kaki-ink',
  good: 'bg-moss-soft text-moss',
  wood: 'bg-wood-soft text-wood-ink',
  ink: 'bg-line text-sumi',
} as const;

interface TagProps {
  tone: keyof typeof tones;
  title?: string | undefined;
  children: ReactNode;
}

export function Tag({ tone, title, children }: TagProps) {
  return (
    <span
      title={title}
      className={`inline-block max-w-full shrink-0 rounded-small px-2 py-0.5 text-xs font-semibold ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
