/**
 * How the servers are started. Under load V8 lets the space for young objects grow by a hundred
 * megabytes and gives it back only when it must; bench/hostile shows the difference.
 */
export const serverFlags = ['--max-semi-space-size=16'];
