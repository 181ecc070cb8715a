import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** EICAR: the standard test file that every scanner reports as a virus. */
export const eicar = Buffer.from(
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
);

export interface ClamavServer {
  url: string;
  asked: number;
  silent: boolean;
  maxBytes: number;
  stop(): Promise<void>;
}

/** ClamAV's daemon, limited to INSTREAM. */
export async function startClamavServer(port = 0): Promise<ClamavServer> {
  const lines = new Set<Socket>();
  const server = createServer((socket) => {
    lines.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => lines.delete(socket));
    let received = Buffer.alloc(0);
    socket.on('data', (piece) => {
      received = Buffer.concat([received, piece]);
      const reply = state.silent ? undefined : replyTo(received, state.maxBytes);
      if (reply === undefined) return;
      state.asked += 1;
      socket.end(`${reply}\0`);
    });
  });
  const state: ClamavServer = {
    url: '',
    asked: 0,
    silent: false,
    maxBytes: 25 * 1024 * 1024,
    stop: async () => {
      for (const line of lines) line.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  state.url = `clamav://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return state;
}

const command = 'zINSTREAM\0';

/** Undefined until the stream is complete. */
function replyTo(received: Buffer, maxBytes: number): string | undefined {
  if (received.length < command.length) return undefined;
  if (!received.toString('latin1').startsWith(command)) return 'UNKNOWN COMMAND';
  const pieces: Buffer[] = [];
  let size = 0;
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) {
      return Buffer.concat(pieces).includes(eicar)
        ? 'stream: Eicar-Test-Signature FOUND'
        : 'stream: OK';
    }
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
    size += length;
    if (size > maxBytes) return 'INSTREAM size limit exceeded. ERROR';
  }
  return undefined;
}
