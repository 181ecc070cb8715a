type Box = Pick<DOMRectReadOnly, 'top' | 'bottom' | 'left' | 'right'>;

export const overlap = (one: Box, other: Box): boolean =>
  one.top < other.bottom &&
  other.top < one.bottom &&
  one.left < other.right &&
  other.left < one.right;
