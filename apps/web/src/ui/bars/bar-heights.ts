/**
 * Bars that lie over the page tell how high they are: `styles.css` keeps the focused field clear of
 * them, and whatever floats stands above those at the bottom. Each is the `ref` of a bar; one that
 * stands in the page like any other part of it lies over nothing.
 */
export const topBar = heightAs('--top-bar');
/** Below the top bar, while it is there. */
export const indexBar = heightAs('--index-bar');
export const bottomBar = heightAs('--bottom-bar');
export const saveBar = heightAs('--save-bar');

/** Several of one kind never lie over each other, so the highest counts. */
function heightAs(variable: string) {
  const heights = new Map<HTMLElement, number>();
  let told = 0;
  const tell = () => {
    const before = told;
    told = Math.max(0, ...heights.values());
    document.documentElement.style.setProperty(variable, `${told}px`);
    if (told > before) keepFieldClear();
  };
  return (bar: HTMLElement | null) => {
    if (!bar) return undefined;
    const measure = () => {
      heights.set(bar, getComputedStyle(bar).position === 'static' ? 0 : bar.offsetHeight);
      tell();
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(bar, { box: 'border-box' });
    // A bar that begins or ceases to lie over the page may keep its size.
    const looks = new MutationObserver(measure);
    looks.observe(bar, { attributeFilter: ['class'] });
    return () => {
      sizes.disconnect();
      looks.disconnect();
      heights.delete(bar);
      tell();
    };
  };
}

/** A bar that comes or grows while somebody writes does not lie down over what they write in. */
function keepFieldClear(): void {
  const field = document.activeElement;
  if (field?.matches('input, select, textarea')) field.scrollIntoView({ block: 'nearest' });
}
