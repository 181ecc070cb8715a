import type { ReactNode } from 'react';

const tones = {
  note: 'bg-ai-soft text-ai-2',
  mind: 'bg-kaki-soft text-kaki-ink',
  good: 'bg-moss-soft text-moss',
  wood: 'bg-wood-soft text-wood-ink',
  ink: 'bg-line text-sumi',
} as const;

export function Tag({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-block max-w-full shrink-0 rounded-small px-2 py-0.5 text-xs font-semibold ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
