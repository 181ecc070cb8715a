import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { Scanner, ScanVerdict } from './scanner.ts';

const defaultPort = 3310;

/** ClamAV's INSTREAM protocol: chunks with a length prefix, then a verdict. */
export function clamavScanner(address: string): Scanner {
  const { hostname, port } = new URL(address);
  // `URL` puts an IPv6 address in brackets; sockets take it without.
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return {
    scan: async (bytes, limitMs) => {
      const socket = connect({ host, port: port === '' ? defaultPort : Number(port) });
      const over = new AbortController();
      const tooLong = AbortSignal.timeout(limitMs);
      try {
        const reply = readReply(socket, tooLong);
        // The daemon closes the connection above its size limit; its reply says why.
        const sent = send(socket, bytes, over.signal).catch(() => undefined);
        const verdict = verdictOf(await reply);
        over.abort();
        await sent;
        return verdict;
      } finally {
        over.abort();
        socket.destroy();
        bytes.destroy();
      }
    },
  };
}

async function send(socket: Socket, bytes: Readable, signal: AbortSignal): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const piece of bytes as AsyncIterable<Buffer>) {
    if (signal.aborted) return;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    socket.write(length);
    if (!socket.write(piece)) await once(socket, 'drain', { signal });
  }
  socket.write(Buffer.alloc(4));
}

async function readReply(socket: Socket, signal: AbortSignal): Promise<string> {
  let reply = '';
  const stop = () => socket.destroy(new Error('The virus scanner took too long.'));
  signal.addEventListener('abort', stop);
  try {
    for await (const piece of socket as AsyncIterable<Buffer>) {
      reply += piece.toString('latin1');
      if (reply.endsWith('\0')) return reply.slice(0, -1);
    }
  } finally {
    signal.removeEventListener('abort', stop);
  }
  throw new Error('The virus scanner hung up without a reply.');
}

function verdictOf(reply: string): ScanVerdict {
  if (reply.endsWith(' FOUND')) return 'infected';
  return reply.endsWith(' OK') ? 'clean' : 'unsure';
}
