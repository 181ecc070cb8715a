/** Browsers tell the Enter that ends a conversion by this code when they no longer say `isComposing`. */
const composing = 229;

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'isComposing' | 'keyCode'>;

/**
 * Enter sends where there is a real keyboard; on a phone it begins a line, and a button sends. An
 * Enter that chooses a word of the input method sends nothing.
 */
export const sendsOnEnter = (
  { key, shiftKey, isComposing, keyCode }: Press,
  hasKeyboard = matchMedia('(hover: hover) and (pointer: fine)').matches,
): boolean => hasKeyboard && key === 'Enter' && !shiftKey && !isComposing && keyCode !== composing;
