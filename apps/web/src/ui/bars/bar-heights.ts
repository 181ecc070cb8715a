/**
 * Bars that lie over the page tell how high they are: `styles.css` keeps the focused field clear of
 * them, and whatever floats stands above those at the bottom. Each is the `ref` of a bar.
 */
export const topBar = heightAs('--top-bar');
export const bottomBar = heightAs('--bottom-bar');
export const saveBar = heightAs('--save-bar');

/** Several of one kind never lie over each other, so the highest counts. */
function heightAs(variable: string) {
  const heights = new Map<HTMLElement, number>();
  const tell = () => {
    const highest = Math.max(0, ...heights.values());
    document.documentElement.style.setProperty(variable, `${highest}px`);
  };
  return (bar: HTMLElement | null) => {
    if (!bar) return undefined;
    const observer = new ResizeObserver(() => {
      heights.set(bar, bar.offsetHeight);
      tell();
    });
    observer.observe(bar, { box: 'border-box' });
    return () => {
      observer.disconnect();
      heights.delete(bar);
      tell();
    };
  };
}
