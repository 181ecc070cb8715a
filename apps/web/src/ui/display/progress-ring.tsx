const sizes = { medium: 'size-16 text-lg', small: 'size-12 text-sm' } as const;

interface ProgressRingProps {
  value: number;
  /** What the figure measures, for example 相性. */
  label: string;
  size?: keyof typeof sizes | undefined;
}

export function ProgressRing({ value, label, size = 'medium' }: ProgressRingProps) {
  const score = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <span className={`relative inline-grid shrink-0 place-items-center ${sizes[size]}`}>
      <meter aria-label={label} value={score} min={0} max={100} className="sr-only" />
      <svg
        aria-hidden
        viewBox="0 0 64 64"
        className="absolute inset-0 -rotate-90 fill-none stroke-6"
      >
        <circle cx="32" cy="32" r="29" className="stroke-line" />
        <circle
          cx="32"
          cy="32"
          r="29"
          pathLength={100}
          strokeDasharray={`${score} 100`}
          className="stroke-ai"
        />
      </svg>
      <span aria-hidden className="leading-none font-extrabold tabular-nums">
        {score}
      </span>
    </span>
  );
}
