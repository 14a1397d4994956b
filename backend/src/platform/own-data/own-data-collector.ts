import type { RecordedEvent } from '../../kernel/event.js';
import type { EventLog } from '../../kernel/event-log.js';
import type { EventReader } from '../../kernel/event-reader.js';
import type { Files } from '../../kernel/files.js';
import type { MemberNotes } from '../../kernel/member-notes.js';
import type { Vault } from '../../kernel/vault.js';
import { asTold, concerns, isAbout } from './about-member.js';
import { JsonArchive } from './json-archive.js';
import { type OwnData, type OwnDataFile, type OwnFile, type OwnNotesFile, SealedText } from './own-data.js';
import { readmeOf } from './readme.js';

const BATCH = 500;
/** The archive is made in memory; what does not fit is still listed with its address. */
const MOST_FILE_BYTES = 100_000_000;
/** More than any context keeps of one kind. */
const MOST_NOTES = 10_000;
/** Holds every fact about the member, also those that are in no other file. */
const EVERYTHING = 'tum-kayitlar';

/** Makes a member's copy of their data: one walk over the log, a page at a time; only what is about the member is opened. */
export class OwnDataCollector {
  private readonly files: readonly OwnDataFile[];
  private readonly notesFiles: readonly OwnNotesFile[];

  constructor(
    private readonly log: EventLog,
    private readonly reader: EventReader,
    private readonly catalog: readonly OwnData[],
    private readonly stores: { readonly files: Pick<Files, 'get'>; readonly notes: MemberNotes; readonly vault: Pick<Vault, 'open'> },
  ) {
    this.files = catalog.flatMap(({ files }) => files);
    this.notesFiles = catalog.flatMap(({ notes = [] }) => notes);
  }

  /** A ZIP of JSON files with a readme, up to the end of the log. */
  async collect(memberId: string, at: Date): Promise<Buffer> {
    const archive = new JsonArchive(at);
    const head = await this.log.head();
    const own = new Map<string, OwnFile>();
    for (let from = 0; from < head; ) {
      const page = await this.log.readAll(from, BATCH);
      for (const stored of page.filter((event) => this.belongsTo(this.reader.readShut(event), memberId))) {
        const event = await this.reader.read(stored);
        await this.write(archive, event, memberId);
        if (concerns(event, memberId)) this.noteFiles(own, event);
      }
      from = page.at(-1)?.position ?? head;
      // Others need the event loop between two pages.
      await new Promise(setImmediate);
    }
    await this.addFiles(archive, own.values());
    for (const file of this.notesFiles) await this.writeNotes(archive, file, memberId);
    archive.text('OKUBENI.txt', readmeOf(this.titles, archive.counts, at));
    return archive.close();
  }

  private noteFiles(own: Map<string, OwnFile>, event: RecordedEvent): void {
    for (const { fileOf } of this.catalog) {
      const file = fileOf?.(event);
      if (file) own.set(file.name, file);
    }
  }

  private async addFiles(archive: JsonArchive, files: Iterable<OwnFile>): Promise<void> {
    let room = MOST_FILE_BYTES;
    for (const file of files) {
      const found = await this.contentOf(file);
      if (!found || found.bytes.length > room) continue;
      archive.file(found.name, found.bytes);
      room -= found.bytes.length;
    }
  }

  /** Null where there is none any more, or nobody can read it. */
  private async contentOf({ name, key, text, locked }: OwnFile): Promise<{ readonly name: string; readonly bytes: Buffer } | null> {
    const bytes = (await this.stores.files.get(key))?.bytes ?? null;
    if (!bytes) return null;
    if (locked) {
      const opened = await this.openedWith(locked.keys, locked.sealed);
      return opened === null ? null : locked.open(opened, bytes);
    }
    if (!text) return { name, bytes };
    const content = await this.stores.vault.open(text.sealedFor, bytes.toString());
    return content === null ? null : { name, bytes: Buffer.from(text.head + content) };
  }

  private belongsTo(event: RecordedEvent, memberId: string): boolean {
    return isAbout(event, memberId) && !this.catalog.some(({ keepsBack }) => keepsBack?.(event, memberId));
  }

  private async write(archive: JsonArchive, event: RecordedEvent, memberId: string): Promise<void> {
    const withheld = this.catalog.flatMap(({ withholds }) => withholds?.(event, memberId) ?? []);
    archive.add(`${EVERYTHING}.json`, asTold(event, memberId, withheld));
    if (!concerns(event, memberId)) return;
    for (const { name, rows } of this.files) {
      const row = (rows as Rows)[event.type]?.(event, memberId);
      if (row) archive.add(`${name}.json`, await this.opened(row));
    }
  }

  private async opened(row: object): Promise<object> {
    const values = Object.entries(row).map(async ([name, value]) => [name, value instanceof SealedText ? await this.textOf(value) : value] as const);
    return Object.fromEntries(await Promise.all(values));
  }

  private async textOf({ keys, sealed, told }: SealedText): Promise<string | null> {
    const opened = await this.openedWith(keys, sealed);
    return opened === null ? null : told(opened);
  }

  private async openedWith(keys: readonly string[], sealed: string): Promise<string | null> {
    let text: string | null = sealed;
    for (const key of keys) text = text === null ? null : await this.stores.vault.open(key, text);
    return text;
  }

  private async writeNotes(archive: JsonArchive, { name, kind, row }: OwnNotesFile, memberId: string): Promise<void> {
    for (const note of await this.stores.notes.list({ memberId, kind }, MOST_NOTES)) archive.add(`${name}.json`, row(note));
  }

  private get titles(): ReadonlyMap<string, string> {
    const titles = [...this.files, ...this.notesFiles].map(({ name, title }) => [`${name}.json`, title] as const);
    return new Map([...titles, [`${EVERYTHING}.json`, 'Hakkınızda tutulan bütün kayıtlar, oluş sırasıyla']]);
  }
}

type Rows = Readonly<Record<string, ((event: RecordedEvent, memberId: string) => object | null) | undefined>>;
