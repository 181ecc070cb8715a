/** Sets `--seen-height`, because not every browser shrinks the page for its keyboard. */
export function followVisibleHeight(): () => void {
  const { style } = document.documentElement;
  const seen = visualViewport;
  const update = () => {
    // Pinch zoom does not change the layout.
    if (!seen || seen.scale > 1.01) return;
    style.setProperty('--seen-height', `${Math.round(seen.height)}px`);
    // Undoes the browser's scrolling for the keyboard, which would leave blank space below.
    window.scrollTo(0, 0);
  };
  update();
  seen?.addEventListener('resize', update);
  return () => {
    seen?.removeEventListener('resize', update);
    style.removeProperty('--seen-height');
  };
}
