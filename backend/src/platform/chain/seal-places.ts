import { open } from 'node:fs/promises';
import { SEAL_PLACE_NAMES, type SealPlaceName } from '../../../contracts/audit.js';
import { S3Files } from '../files/s3-files.js';
import type { S3Settings, SealSettings } from '../settings/engine-settings.js';
import type { Seal } from './seal.js';

/** Outside of this installation, where a seal is out of reach for whoever could write the log anew. */
export interface SealPlace {
  readonly name: SealPlaceName;
  /** Keeps a seal there; rejects when that is not certain. The same one again does no harm. */
  put(seal: Seal): Promise<void>;
}

const REQUEST_MS = 10_000;
/** More than one line, so that the last seal of a file is among it. */
const END_BYTES = 4_096;
/** Digits of a number of facts: names of objects sort as the seals follow each other. */
const SIZE_DIGITS = 12;

/** The places that the settings name. */
export function sealPlaces({ file, url, s3 }: SealSettings): readonly SealPlace[] {
  const put = {
    file: file && ((seal: Seal) => addLine(file, seal)),
    url: url && ((seal: Seal) => post(url, seal)),
    s3: s3 && ((seal: Seal) => store(s3, seal)),
  };
  return SEAL_PLACE_NAMES.flatMap((name) => {
    const putThere = put[name];
    return putThere ? [{ name, put: putThere }] : [];
  });
}

/** One JSON text a line, as `npm run audit -- verify` reads it. */
async function addLine(path: string, seal: Seal): Promise<void> {
  const line = JSON.stringify(seal);
  const file = await open(path, 'a+');
  try {
    const { size } = await file.stat();
    const length = Math.min(END_BYTES, size);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    const end = buffer.toString('utf8');
    if (end.split('\n').includes(line)) return;
    // A line that a crash has cut short is left behind as one of its own, for `verify` to name.
    await file.appendFile(`${end === '' || end.endsWith('\n') ? '' : '\n'}${line}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function post(url: string, seal: Seal): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(seal),
    redirect: 'error',
    signal: AbortSignal.timeout(REQUEST_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the address of SEALS_URL answered ${answer.status}`);
}

async function store(bucket: S3Settings, seal: Seal): Promise<void> {
  const files = await S3Files.open(bucket, REQUEST_MS);
  await files.put(`seals/${String(seal.size).padStart(SIZE_DIGITS, '0')}.json`, { bytes: Buffer.from(JSON.stringify(seal)), type: 'application/json' });
}
