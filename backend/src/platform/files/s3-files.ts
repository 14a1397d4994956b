import { setTimeout as pause } from 'node:timers/promises';
import { S3mini, S3ServiceError } from 's3mini';
import type { FileEntry, Files, StoredFile } from '../../kernel/files.js';
import { Unavailable } from '../../kernel/unavailable.js';
import { WrongSetting } from '../settings/readings.js';
import { checkedFile, checkedKey, checkedPrefix } from './checked.js';

const PATIENCE_MS = 10_000;
const REQUEST_MS = 30_000;
const BETWEEN_TRIES_MS = 250;

/** Where a bucket is: `http(s)://host:port/bucket`, and the keys that open it. */
export interface Bucket {
  readonly url: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

/** Keeps files in a bucket of any store that speaks S3, addressed by path; the type is the object's Content-Type. */
export class S3Files implements Files {
  private constructor(private readonly bucket: S3mini) {}

  /** Waits for a store that is not there yet; throws WrongSetting when the bucket cannot be read in time, without a word of the keys. */
  static async open(address: Bucket, patienceMs = PATIENCE_MS): Promise<S3Files> {
    const url = checkedUrl(address.url);
    const client = (requestAbortTimeout: number) =>
      new S3mini({ endpoint: url, accessKeyId: address.accessKey, secretAccessKey: address.secretKey, region: address.region, requestAbortTimeout });
    const until = Date.now() + patienceMs;
    for (;;) {
      try {
        await new S3Files(client(Math.max(1, until - Date.now()))).list('', { limit: 1 });
        return new S3Files(client(REQUEST_MS));
      } catch (error) {
        if (!(error instanceof Unavailable))
          throw new WrongSetting(`The file store (S3) did not give access to the bucket (${(error as Error).message}): ${url}`);
        if (Date.now() + BETWEEN_TRIES_MS > until)
          throw new WrongSetting(`The file store (S3) could not be reached within ${patienceMs / 1000} seconds: ${url}`);
        await pause(BETWEEN_TRIES_MS);
      }
    }
  }

  async put(key: string, file: StoredFile): Promise<void> {
    const { bytes, type } = checkedFile(file);
    checkedKey(key);
    await answered(() => this.bucket.putObject(key, bytes, type));
  }

  async get(key: string): Promise<StoredFile | null> {
    checkedKey(key);
    return unlessMissing(async () => {
      const response = await this.bucket.getObjectRaw(key);
      return { bytes: Buffer.from(await response.arrayBuffer()), type: response.headers.get('content-type') ?? 'application/octet-stream' };
    });
  }

  async remove(key: string): Promise<void> {
    checkedKey(key);
    await unlessMissing(() => this.bucket.deleteObject(key));
  }

  async list(prefix: string, { after = '', limit }: { after?: string; limit: number }): Promise<FileEntry[]> {
    const options = checkedPrefix(after) ? { 'start-after': after } : {};
    checkedPrefix(prefix);
    if (limit < 1) return []; // The client takes 0 for "all".
    const found = await answered(() => this.bucket.listObjects('/', prefix, limit, options));
    if (!found) throw new Error('S3 answered 404 to a list: there is no such bucket, or it is not for these keys');
    return found.map(({ Key, Size, LastModified }) => ({ key: Key, size: Size, storedAt: LastModified.toISOString() }));
  }
}

function checkedUrl(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (!parsed || !/^https?:$/.test(parsed.protocol) || !/^\/[^/]+\/?$/.test(parsed.pathname) || parsed.username || parsed.password || parsed.search)
    throw new WrongSetting('The address of the file store (S3) has to be of the form http(s)://host:port/bucket, without keys.');
  return `${parsed.origin}${parsed.pathname.replace(/\/$/, '')}`;
}

/** No answer, or one that asks for patience, is Unavailable. Refusals are told by status and code alone: their bodies repeat access keys. */
async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof S3ServiceError)) throw new Unavailable('The S3 store', error);
    const refusal = new Error(`S3 answered ${error.status} ${error.serviceCode}`);
    throw error.status >= 500 || error.status === 429 ? new Unavailable('The S3 store', refusal) : refusal;
  }
}

function unlessMissing<T>(ask: () => Promise<T>): Promise<T | null> {
  return answered(() =>
    ask().catch((error: unknown) => {
      if (error instanceof S3ServiceError && error.status === 404 && !error.body?.includes('NoSuchBucket')) return null;
      throw error;
    }),
  );
}
