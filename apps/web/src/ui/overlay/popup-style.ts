/** Stacking order: popups over dialogs, snackbars over both, the loading overlay over all. */
export const layers = {
  dialog: 'z-40',
  popup: 'z-50',
  snackbar: 'z-60',
  loading: 'z-70',
} as const;

/** For menus and lists of choices, which open from the pressed point. */
export const popupStyle =
  'origin-(--transform-origin) rounded border border-line-2 bg-paper text-sumi shadow-card outline-none ' +
  'transition-[opacity,scale] duration-100 data-ending-style:scale-98 data-ending-style:opacity-0 ' +
  'data-starting-style:scale-98 data-starting-style:opacity-0';

export const popupItemStyle =
  'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-small px-3 py-1.5 outline-none select-none ' +
  'data-highlighted:bg-ai-soft data-highlighted:text-ai-2 data-disabled:cursor-default data-disabled:opacity-60';
