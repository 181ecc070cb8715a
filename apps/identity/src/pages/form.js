// The pages work without it. Shows a password to whoever types it, and keeps what else was typed in this
// tab for as long as its sign-in goes on: a look at another page or language costs nothing.
for (const button of document.querySelectorAll('.reveal')) {
  const input = button.previousElementSibling;
  const show = (shown) => {
    input.type = shown ? 'text' : 'password';
    button.setAttribute('aria-pressed', String(shown));
  };
  button.hidden = false;
  button.addEventListener('click', () => show(input.type === 'password'));
  input.form.addEventListener('submit', () => show(false));
}

const mark = `typed ${/interaction\/[^/]+/.exec(location.pathname)?.[0] ?? ''} `;
for (const key of Object.keys(sessionStorage)) {
  if (key.startsWith('typed ') && !key.startsWith(mark)) sessionStorage.removeItem(key);
}
for (const name of ['givenName', 'familyName', 'email']) {
  const input = document.querySelector(`input[name=${name}]:not([type=hidden])`);
  if (!input) continue;
  const keep = () => sessionStorage.setItem(mark + name, input.value);
  // What was typed before this was there is in the field already.
  if (input.value !== '') keep();
  else input.value = sessionStorage.getItem(mark + name) ?? '';
  input.addEventListener('input', keep);
}
