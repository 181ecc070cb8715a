import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Upload, UploadPart } from './upload.ts';

/** In a Fastify scope of its own, because the plugin's hooks would slow down every other call. */
export async function takeForms(scope: FastifyInstance, maxUploadBytes: number): Promise<void> {
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      files: 1,
      fields: 4,
      parts: 6,
      fieldNameSize: 100,
      fieldSize: 1000,
      fileSize: maxUploadBytes + 1,
    },
  });
}

export function multipartUpload(request: FastifyRequest): Upload {
  return {
    async *parts(): AsyncGenerator<UploadPart> {
      for await (const part of request.parts()) {
        yield part.type === 'file'
          ? { kind: 'file', name: part.fieldname, fileName: part.filename ?? '', stream: part.file }
          : { kind: 'field', name: part.fieldname, value: part.value };
      }
    },
  };
}
