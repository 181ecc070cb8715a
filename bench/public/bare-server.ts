import { createReadStream, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fastify } from 'fastify';

/**
 * The least that can answer with the same bytes: Fastify with the compressed page in memory, and
 * plain Node with it as a file on disk. No choice of language or encoding, no extra headers.
 */
const file = process.env['PAGE_FILE'] ?? '';
const packed = readFileSync(file);
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };

const app = fastify();
app.get('/memory', (_request, reply) => reply.headers(headers).send(packed));
app.get('/', (_request, reply) => reply.send('ready'));
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });

createServer((_request, response) => {
  response.writeHead(200, { ...headers, 'content-length': packed.length });
  createReadStream(file).pipe(response);
}).listen(Number(process.env['FILE_PORT']), '127.0.0.1');
