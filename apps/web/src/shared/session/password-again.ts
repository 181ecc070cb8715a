const name = 'engawa_again';

const write = (seconds: number) => {
  document.cookie = `${name}=1; Path=/; SameSite=Lax; Max-Age=${seconds}`;
};

/**
 * After an expired session the student has read that they are signed out, but the identity service
 * may still have a session. So the next sign-in in this browser requests the password again.
 */
export const passwordAgain = {
  ask: () => write(31_536_000),
  isAsked: () => document.cookie.includes(name),
  forget: () => write(0),
};
