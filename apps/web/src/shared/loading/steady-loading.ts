/** Shorter waits show nothing: a flash is worse than a pause. */
export const shownAfterMs = 150;
/** A visible loading state stays at least this long, so that nothing flickers. */
export const shownAtLeastMs = 200;

/** Decides when a loading state is visible, and calls `onChange` on each change. */
export function createSteadyLoading(onChange: (visible: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownAt: number | undefined;

  function show() {
    shownAt = performance.now();
    onChange(true);
  }

  function hide() {
    shownAt = undefined;
    onChange(false);
  }

  return {
    set(loading: boolean): void {
      clearTimeout(timer);
      if (loading && shownAt === undefined) timer = setTimeout(show, shownAfterMs);
      if (!loading && shownAt !== undefined) {
        timer = setTimeout(hide, Math.max(0, shownAt + shownAtLeastMs - performance.now()));
      }
    },
    stop: () => clearTimeout(timer),
  };
}
