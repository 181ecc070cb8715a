/** 16 px, because iOS zooms into focused fields with smaller text. */
const text = 'text-[1rem] leading-normal text-sumi placeholder:text-sumi-2';

const edge =
  'rounded border border-line-3 bg-paper transition-colors ' +
  'hover:border-sumi-2 disabled:border-line-2 disabled:bg-washi disabled:text-sumi-2 ' +
  'aria-invalid:border-kaki-ink aria-invalid:bg-[color-mix(in_oklab,var(--kaki-soft)_40%,var(--paper))]';

export const inputStyle = `block w-full min-h-11 px-3.5 py-2 ${edge} ${text}`;

/** The same style for a box around an input without a border. */
export const inputBoxStyle =
  'rounded border border-line-3 bg-paper transition-colors hover:border-sumi-2 ' +
  'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ai ' +
  'has-[input:disabled]:border-line-2 has-[input:disabled]:bg-washi ' +
  'has-[input[aria-invalid]]:border-kaki-ink ' +
  'has-[input[aria-invalid]]:bg-[color-mix(in_oklab,var(--kaki-soft)_40%,var(--paper))]';

export const bareInputStyle = `min-w-0 bg-transparent outline-none disabled:text-sumi-2 ${text}`;
