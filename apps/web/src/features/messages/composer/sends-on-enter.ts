/** Key code of an Enter that ends an input method's conversion after `isComposing` is false. */
const composing = 229;

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'isComposing' | 'keyCode'>;

/**
 * Enter sends with a real keyboard; on a phone it starts a new line. An Enter that confirms a word
 * of the input method never sends.
 */
export const sendsOnEnter = (
  { key, shiftKey, isComposing, keyCode }: Press,
  hasKeyboard = matchMedia('(hover: hover) and (pointer: fine)').matches,
): boolean => hasKeyboard && key === 'Enter' && !shiftKey && !isComposing && keyCode !== composing;
