const name = 'engawa_again';

const write = (seconds: number) => {
  document.cookie = `${name}=1; Path=/; SameSite=Lax; Max-Age=${seconds}`;
};

/**
 * A student whose session has expired reads that they are signed out. The identity service may still
 * know the browser, so the next sign-in in this browser asks it to take the password once more.
 */
export const passwordAgain = {
  ask: () => write(31_536_000),
  isAsked: () => document.cookie.includes(name),
  forget: () => write(0),
};
