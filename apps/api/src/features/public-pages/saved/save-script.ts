import { savedByVisitor } from '@engawa/contract/saved/visitor';

/**
 * Shows the save buttons and the link to what was saved, which are hidden without scripts or
 * storage. Other tabs follow; a page taken from the browser's cache is corrected.
 */
export const saveScript = `
(() => {
  const key = '${savedByVisitor.key}';
  const link = document.querySelector('[data-saved]');
  const buttons = [...document.querySelectorAll('[data-save]')];
  const read = () => {
    try {
      const list = JSON.parse(localStorage.getItem(key) ?? '[]');
      return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
    } catch (error) {
      if (error instanceof SyntaxError) return [];
      throw error;
    }
  };
  const show = () => {
    const saved = read();
    for (const button of buttons) {
      button.hidden = false;
      button.setAttribute('aria-pressed', saved.includes(button.dataset.save));
    }
    link.hidden = saved.length === 0;
    link.lastElementChild.textContent = saved.length;
    const address = new URL(link.href);
    address.searchParams.delete('item');
    for (const item of saved) address.searchParams.append('item', item);
    link.href = address;
  };
  const toggle = ({ dataset: { save } }) => {
    const saved = read();
    const others = saved.filter((one) => one !== save);
    const now = others.length < saved.length ? others : [save, ...saved];
    localStorage.setItem(key, JSON.stringify(now.slice(0, ${savedByVisitor.most})));
    show();
  };
  for (const button of buttons) button.addEventListener('click', () => toggle(button));
  addEventListener('storage', show);
  addEventListener('pageshow', show);
})();
`;
