const names = /^(?:localhost|(?:[\w-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

export const isLoopback = (host: string): boolean => names.test(host);
