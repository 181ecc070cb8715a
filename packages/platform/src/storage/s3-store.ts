import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { attachmentHeader } from '../http/streams/file-answer.ts';
import type { ObjectStore, StoredObject } from './object-store.ts';

export interface S3Options {
  bucket: string;
  region: string;
  /** For stores other than Amazon's own. */
  endpoint?: string | undefined;
  publicEndpoint?: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

export class S3Store implements ObjectStore {
  readonly #client: S3Client;
  /** Signs links for browsers, which may use another address of the store than we do. */
  readonly #outside: S3Client;
  readonly #bucket: string;

  constructor(options: S3Options) {
    this.#bucket = options.bucket;
    this.#client = connect(options, options.endpoint);
    this.#outside = connect(options, options.publicEndpoint ?? options.endpoint);
  }

  async put(key: string, path: string, mediaType: string): Promise<void> {
    // Multipart above 8 MB; a failed upload is aborted and leaves nothing.
    const upload = new Upload({
      client: this.#client,
      partSize: 8 * 1024 * 1024,
      queueSize: 2,
      params: {
        Bucket: this.#bucket,
        Key: key,
        Body: createReadStream(path),
        ContentType: mediaType,
      },
    });
    await upload.done();
  }

  async get(key: string): Promise<StoredObject | undefined> {
    try {
      const found = await this.#client.send(
        new GetObjectCommand({ Bucket: this.#bucket, Key: key }),
      );
      return { stream: found.Body as Readable, bytes: found.ContentLength };
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key }));
  }

  link(key: string, fileName: string, mediaType: string, seconds: number): Promise<string> {
    const command = new GetObjectCommand({
      Bucket: this.#bucket,
      Key: key,
      ResponseContentDisposition: attachmentHeader(fileName),
      ResponseContentType: mediaType,
    });
    return getSignedUrl(this.#outside, command, { expiresIn: seconds });
  }
}

function connect(options: S3Options, endpoint: string | undefined): S3Client {
  const { region, accessKeyId, secretAccessKey } = options;
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Some other stores do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
}
