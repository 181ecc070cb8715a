/** Not every browser makes the page lower when its keyboard comes; all of them tell the height. */
export function followSeenHeight(): () => void {
  const { style } = document.documentElement;
  const seen = visualViewport;
  const tell = () => {
    // Enlarged by two fingers the page stays as it is.
    if (!seen || seen.scale > 1.01) return;
    style.setProperty('--seen-height', `${Math.round(seen.height)}px`);
    // A browser that has moved the page up for the keyboard shows nothing below it otherwise.
    window.scrollTo(0, 0);
  };
  tell();
  seen?.addEventListener('resize', tell);
  return () => {
    seen?.removeEventListener('resize', tell);
    style.removeProperty('--seen-height');
  };
}
