interface Change {
  reason: string;
  event: Event;
  cancel: () => void;
}

/** Closing a snackbar about a failed save must not close the form that failed. */
export function keepForSnackbar(onOpenChange: (open: boolean) => void) {
  return (open: boolean, { reason, event, cancel }: Change): void => {
    const inSnackbar = event.target instanceof Element && event.target.closest('[data-snackbar]');
    if (reason === 'outside-press' && inSnackbar) cancel();
    else onOpenChange(open);
  };
}
