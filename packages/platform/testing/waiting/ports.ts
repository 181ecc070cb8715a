import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

export async function listenSomewhere(): Promise<{ server: Server; port: number }> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

export async function freePort(): Promise<number> {
  const { server, port } = await listenSomewhere();
  server.close();
  await once(server, 'close');
  return port;
}
