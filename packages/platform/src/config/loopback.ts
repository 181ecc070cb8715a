const names = /^(?:localhost|(?:[\w-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether this name leads back to the machine itself, so that nobody else can come by it. */
export const isLoopback = (host: string): boolean => names.test(host);
