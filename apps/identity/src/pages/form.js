// Optional: the pages work without it. Shows passwords on demand, and stores other fields in
// sessionStorage during a sign-in, so that looking at another page or language loses nothing.
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
  // The field has a value from before this script ran.
  if (input.value !== '') keep();
  else input.value = sessionStorage.getItem(mark + name) ?? '';
  input.addEventListener('input', keep);
}
