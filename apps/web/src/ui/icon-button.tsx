import type { ComponentProps, ReactNode } from 'react';

const tones = {
  plain: 'border-line-2 bg-paper text-sumi hover:border-line-3 hover:bg-washi',
  quiet:
    'border-transparent text-sumi-2 hover:bg-[color-mix(in_oklab,currentColor_10%,transparent)] hover:text-sumi',
} as const;

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: ReactNode;
  label: string;
  tone?: keyof typeof tones | undefined;
}

export function IconButton({
  icon,
  label,
  tone = 'quiet',
  className = '',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded border transition-colors disabled:cursor-default disabled:opacity-60 [&_svg]:size-5 ${tones[tone]} ${className}`}
      {...rest}
    >
      {icon}
    </button>
  );
}
