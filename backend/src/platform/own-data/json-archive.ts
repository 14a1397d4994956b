import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A ZIP of JSON lists and texts that is packed while it is written: in memory are only packed bytes. */
export class JsonArchive {
  private readonly chunks: Uint8Array[] = [];
  private readonly lists = new Map<string, { readonly entry: ZipDeflate; count: number }>();
  private readonly texts = new Map<string, ZipDeflate>();
  private failure: unknown = null;
  private readonly zip = new Zip((error, chunk) => {
    if (error) this.failure = error;
    else this.chunks.push(chunk);
  });

  constructor(private readonly at: Date) {}

  /** Appends a row to a list; the first one opens the file. */
  add(file: string, row: object): void {
    const list = this.lists.get(file) ?? this.open(file);
    list.entry.push(strToU8(`${list.count === 0 ? '[\n' : ',\n'}${JSON.stringify(row)}`));
    list.count += 1;
  }

  /** Appends to a text; the first piece opens the file. */
  append(file: string, piece: string): void {
    const entry = this.texts.get(file) ?? this.entry(file);
    this.texts.set(file, entry);
    entry.push(strToU8(piece));
  }

  /** How many rows each list has. */
  get counts(): ReadonlyMap<string, number> {
    return new Map([...this.lists].map(([file, { count }]) => [file, count]));
  }

  text(file: string, content: string): void {
    this.entry(file).push(strToU8(content), true);
  }

  /** Adds a file that is packed already. */
  file(name: string, bytes: Uint8Array): void {
    const entry = new ZipPassThrough(name);
    entry.mtime = this.at;
    this.zip.add(entry);
    entry.push(bytes, true);
  }

  /** Ends all lists and texts and answers the whole archive; throws when packing failed. */
  close(): Buffer {
    for (const { entry } of this.lists.values()) entry.push(strToU8('\n]\n'), true);
    for (const entry of this.texts.values()) entry.push(new Uint8Array(), true);
    this.zip.end();
    if (this.failure) throw this.failure;
    return Buffer.concat(this.chunks);
  }

  private open(file: string) {
    const list = { entry: this.entry(file), count: 0 };
    this.lists.set(file, list);
    return list;
  }

  private entry(file: string): ZipDeflate {
    const entry = new ZipDeflate(file, { level: 6 });
    entry.mtime = this.at;
    this.zip.add(entry);
    return entry;
  }
}
