import type { FastifyRequest } from 'fastify';
import type { Upload, UploadPart } from './upload.ts';

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
