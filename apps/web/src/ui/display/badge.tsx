interface BadgeProps {
  count: number;
  /** The count in words for screen readers, for example 未読メッセージ3件. */
  label: string;
  className?: string | undefined;
}

export function Badge({ count, label, className = '' }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      className={`inline-flex h-4.75 min-w-4.75 items-center justify-center rounded-full bg-kaki-ink px-1.25 text-[0.7rem] leading-none font-bold text-on-kaki tabular-nums ${className}`}
    >
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
