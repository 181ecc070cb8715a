/**
 * Refs for bars that cover parts of the page. Each sets its height as a CSS variable, so that
 * `styles.css` keeps a focused field clear of the bars and snackbars above the bottom ones. A bar
 * that is not sticky or fixed counts as 0.
 */
export const topBar = heightAs('--top-bar');
export const indexBar = heightAs('--index-bar');
export const bottomBar = heightAs('--bottom-bar');
export const saveBar = heightAs('--save-bar');

/** Bars of the same kind never overlap, so the largest height counts. */
function heightAs(variable: string) {
  const heights = new Map<HTMLElement, number>();
  let highest = 0;
  const update = () => {
    const before = highest;
    highest = Math.max(0, ...heights.values());
    document.documentElement.style.setProperty(variable, `${highest}px`);
    if (highest > before) keepFieldClear();
  };
  return (bar: HTMLElement | null) => {
    if (!bar) return undefined;
    const measure = () => {
      heights.set(bar, getComputedStyle(bar).position === 'static' ? 0 : bar.offsetHeight);
      update();
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(bar, { box: 'border-box' });
    // A bar can become or cease to be sticky without changing its size.
    const looks = new MutationObserver(measure);
    looks.observe(bar, { attributeFilter: ['class'] });
    return () => {
      sizes.disconnect();
      looks.disconnect();
      heights.delete(bar);
      update();
    };
  };
}

/** When a bar appears or grows while typing, scrolls the focused field clear of it. */
function keepFieldClear(): void {
  const field = document.activeElement;
  if (field?.matches('input, select, textarea')) field.scrollIntoView({ block: 'nearest' });
}
