/** Tabs as on the sketches: words on a rail, the open one on paper. */
export const segmentsStyle =
  'relative inline-flex max-w-full overflow-x-auto rounded bg-[color-mix(in_oklab,var(--line)_75%,var(--washi))] p-1 [scrollbar-width:none]';

export const segmentStyle =
  'relative inline-flex min-h-10 cursor-pointer items-center justify-center gap-2 rounded-small px-4 ' +
  'text-sm font-semibold whitespace-nowrap text-sumi-2 transition-colors hover:text-sumi';

/** The open one; in the dark it lies lighter than the rail, as paper would. */
export const openSegmentStyle = 'bg-[light-dark(var(--paper),var(--line-2))] text-sumi shadow-card';
