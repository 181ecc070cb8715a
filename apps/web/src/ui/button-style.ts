const base =
  'relative inline-flex items-center justify-center gap-2 rounded border font-semibold ' +
  'phrased text-center transition-colors disabled:opacity-60 aria-disabled:cursor-default';

const tones = {
  primary: 'border-transparent bg-ai text-on-ai hover:bg-ai-2',
  plain: 'border-line-2 bg-paper text-sumi hover:border-line-3 hover:bg-washi',
  quiet: 'border-transparent text-ai hover:bg-ai-soft hover:text-ai-2',
  danger:
    'border-transparent bg-kaki-ink text-on-kaki ' +
    'hover:bg-[color-mix(in_oklab,var(--kaki-ink)_85%,var(--sumi))]',
} as const;

const sizes = {
  small: 'min-h-10 px-3 py-1 text-sm xs:px-4',
  medium: 'min-h-11 px-5 py-2',
  large: 'min-h-13 px-7 py-2.5',
} as const;

export interface ButtonLook {
  tone?: keyof typeof tones | undefined;
  size?: keyof typeof sizes | undefined;
}

export function buttonStyle({ tone = 'plain', size = 'medium' }: ButtonLook): string {
  return `${base} ${tones[tone]} ${sizes[size]}`;
}
