import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ObjectServer {
  endpoint: string;
  objects: Map<string, { body: Buffer; type: string | undefined }>;
  /** Multipart uploads that were neither completed nor aborted. */
  unfinished: Map<string, Buffer[]>;
  failAfterParts: number;
  /** Answers every request with this S3 error code, as for a wrong bucket or key. */
  fault: string | undefined;
  stop(): Promise<void>;
}

/** The part of the S3 protocol that we use, in memory. */
export async function startObjectServer(): Promise<ObjectServer> {
  const state: ObjectServer = {
    endpoint: '',
    objects: new Map(),
    unfinished: new Map(),
    failAfterParts: Number.POSITIVE_INFINITY,
    fault: undefined,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer((request, response) => {
    void answer(state, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  state.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return state;
}

async function answer(state: ObjectServer, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '', 'http://s3');
  const key = url.pathname.split('/').slice(2).join('/');
  const uploadId = url.searchParams.get('uploadId');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const xml = (status: number, text: string) => {
    response.writeHead(status, { 'content-type': 'application/xml' }).end(text);
  };
  if (state.fault) {
    const status = state.fault === 'NoSuchBucket' ? 404 : 403;
    return xml(status, `<Error><Code>${state.fault}</Code></Error>`);
  }
  const verb = `${request.method}${uploadId ? ' part' : ''}${url.searchParams.has('uploads') ? ' begin' : ''}`;
  switch (verb) {
    case 'POST begin': {
      const id = `u${state.unfinished.size + 1}`;
      state.unfinished.set(id, []);
      return xml(
        200,
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    case 'PUT part': {
      const number = Number(url.searchParams.get('partNumber'));
      if (number > state.failAfterParts)
        return xml(403, '<Error><Code>AccessDenied</Code></Error>');
      const parts = state.unfinished.get(uploadId ?? '') ?? [];
      parts[number - 1] = body;
      return void response.writeHead(200, { etag: `"${number}"` }).end();
    }
    case 'POST part':
      state.objects.set(key, {
        body: Buffer.concat(state.unfinished.get(uploadId ?? '') ?? []),
        type: undefined,
      });
      state.unfinished.delete(uploadId ?? '');
      return xml(
        200,
        '<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>',
      );
    case 'DELETE part':
      state.unfinished.delete(uploadId ?? '');
      return void response.writeHead(204).end();
    case 'PUT':
      state.objects.set(key, { body, type: request.headers['content-type'] });
      return void response.writeHead(200, { etag: '"x"' }).end();
    case 'DELETE':
      state.objects.delete(key);
      return void response.writeHead(204).end();
    default: {
      const found = state.objects.get(key);
      if (!found) return xml(404, '<Error><Code>NoSuchKey</Code></Error>');
      const disposition = url.searchParams.get('response-content-disposition');
      response.writeHead(200, {
        'content-length': found.body.length,
        ...(disposition && { 'content-disposition': disposition }),
      });
      return void response.end(found.body);
    }
  }
}
