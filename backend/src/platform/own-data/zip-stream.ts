import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { Zip, ZipPassThrough } from 'fflate';

const deflated = promisify(deflateRaw);
/** How a ZIP calls what was deflated. */
const DEFLATED = 8;

export interface ZippedFile {
  readonly name: string;
  readonly text: string;
}

/** A ZIP that is packed while it is read, outside of the event loop: in memory is one file at a time. */
export async function* zipStream(files: AsyncIterable<ZippedFile>, at: Date): AsyncGenerator<Uint8Array> {
  let packed: Uint8Array[] = [];
  const taken = (): Uint8Array[] => {
    const chunks = packed;
    packed = [];
    return chunks;
  };
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  for await (const { name, text } of files) {
    const bytes = Buffer.from(text);
    const entry = new Deflated(name, new Uint8Array(await deflated(bytes)));
    entry.mtime = at;
    zip.add(entry);
    entry.push(bytes, true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}

/** An entry that was deflated already; it is told the plain bytes for their sum and their size. */
class Deflated extends ZipPassThrough {
  constructor(
    name: string,
    private readonly packed: Uint8Array<ArrayBuffer>,
  ) {
    super(name);
    this.compression = DEFLATED;
  }

  protected override process(): void {
    this.ondata(null, this.packed, true);
  }
}
