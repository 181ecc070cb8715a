const names = /^(?:localhost|(?:[\w-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether the host is this machine, reachable for no other. */
export const isLoopback = (host: string): boolean => names.test(host);
