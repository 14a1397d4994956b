import type { RecordedEvent } from '../../kernel/event.js';
import type { EventLog } from '../../kernel/event-log.js';
import type { Sealer } from '../../kernel/event-store.js';
import { asTold, concerns, isAbout } from './about-member.js';
import { JsonArchive } from './json-archive.js';
import type { OwnData, OwnDataFile } from './own-data.js';
import { readmeOf } from './readme.js';

const BATCH = 500;
/** Holds every fact about the member, also those that are in no other file. */
const EVERYTHING = 'tum-kayitlar';

/** Makes a member's copy of their data: one walk over the log, a page at a time; only what is about the member is opened. */
export class OwnDataCollector {
  private readonly files: readonly OwnDataFile[];

  constructor(
    private readonly log: EventLog,
    private readonly sealer: Sealer,
    private readonly catalog: readonly OwnData[],
  ) {
    this.files = catalog.flatMap(({ files }) => files);
  }

  /** A ZIP of JSON files with a readme, up to the end of the log. */
  async collect(memberId: string, at: Date): Promise<Buffer> {
    const archive = new JsonArchive(at);
    const head = await this.log.head();
    for (let from = 0; from < head; ) {
      const page = await this.log.readAll(from, BATCH);
      for (const event of page.filter((event) => this.belongsTo(event, memberId))) this.write(archive, await this.sealer.open(event), memberId);
      from = page.at(-1)?.position ?? head;
      // Others need the event loop between two pages.
      await new Promise(setImmediate);
    }
    archive.text('OKUBENI.txt', readmeOf(this.titles, archive.counts, at));
    return archive.close();
  }

  private belongsTo(event: RecordedEvent, memberId: string): boolean {
    return isAbout(event, memberId) && !this.catalog.some(({ keepsBack }) => keepsBack?.(event, memberId));
  }

  private write(archive: JsonArchive, event: RecordedEvent, memberId: string): void {
    archive.add(`${EVERYTHING}.json`, asTold(event, memberId));
    if (!concerns(event, memberId)) return;
    for (const { name, rows } of this.files) {
      const row = (rows as Rows)[event.type]?.(event, memberId);
      if (row) archive.add(`${name}.json`, row);
    }
  }

  private get titles(): ReadonlyMap<string, string> {
    const titles = this.files.map(({ name, title }) => [`${name}.json`, title] as const);
    return new Map([...titles, [`${EVERYTHING}.json`, 'Hakkınızda tutulan bütün kayıtlar, oluş sırasıyla']]);
  }
}

type Rows = Readonly<Record<string, ((event: RecordedEvent, memberId: string) => object | null) | undefined>>;
