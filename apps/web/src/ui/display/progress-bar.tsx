interface ProgressBarProps {
  value: number;
  label: string;
  className?: string | undefined;
}

export function ProgressBar({ value, label, className = '' }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      value={Math.min(100, Math.max(0, value))}
      max={100}
      className={`block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-moss [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-moss [&::-webkit-progress-value]:transition-[inline-size] ${className}`}
    />
  );
}
