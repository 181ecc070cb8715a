import type { ReactNode } from 'react';

const tones = {
  good: 'bg-moss-soft text-moss',
  mind: 'bg-kaki-soft text-kaki-ink',
  note: 'bg-ai-soft text-ai-2',
} as const;

interface OutcomeProps {
  icon: ReactNode;
  tone: keyof typeof tones;
  heading: string;
  text: ReactNode;
  children?: ReactNode;
}

export function Outcome({ icon, tone, heading, text, children }: OutcomeProps) {
  return (
    <div className="flex flex-col items-center text-center">
      <span
        aria-hidden
        className={`mb-4 grid size-14 place-items-center rounded-full [&_svg]:size-6 ${tones[tone]}`}
      >
        {icon}
      </span>
      <h1 className="text-xl font-bold">{heading}</h1>
      <div className="phrased mt-3 text-sumi-2">{text}</div>
      {children && (
        <div className="mt-6 flex flex-col items-stretch gap-3 self-stretch">{children}</div>
      )}
    </div>
  );
}
