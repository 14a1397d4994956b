import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '../../kernel/clock.js';
import { EventStore } from '../../kernel/event-store.js';
import type { Files, StoredFile } from '../../kernel/files.js';
import { CLOCK, FILES } from '../tokens.js';
import type { UploadArea } from './upload-area.js';

/** The areas of all contexts; bound by the composition root. */
export const UPLOAD_AREAS = Symbol('UploadAreas');

const PENDING = 'pending/';
/** No request takes as long as this from keeping its file to recording the fact. */
const GRACE_MS = 60 * 60_000;
const PAGE = 100;

export interface UploadPlace {
  readonly area: string;
  /** Id of the stream whose facts will refer to the file. */
  readonly owner: string;
  /** What its type is called in a file name. */
  readonly extension: string;
}

/**
 * Keeps uploaded files. A fact can refer only to a file that is there already, so before the file a note is kept that it is pending; the note goes
 * when the fact is in the log. What a crash or a refusal leaves behind is found by the notes alone, however many files there are.
 */
@Injectable()
export class Uploads {
  constructor(
    @Inject(FILES) private readonly files: Files,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(UPLOAD_AREAS) private readonly areas: readonly UploadArea[],
    private readonly store: EventStore,
  ) {}

  /** Keeps a file, then does what records it under the key it has. A repeated request keeps its file under a new key, of which nothing will be recorded. */
  async keep<T>({ area, owner, extension }: UploadPlace, file: StoredFile, record: (key: string) => Promise<T>): Promise<T> {
    const key = `${area}/${owner}.${randomUUID()}.${extension}`;
    const note = { bytes: Buffer.from(this.clock.now().toISOString()), type: 'text/plain' };
    await this.files.put(PENDING + key, note);
    await this.files.put(key, file);
    const answer = await record(key);
    if (await this.isReferredTo(key)) await this.files.remove(PENDING + key);
    return answer;
  }

  /** Removes a file that is no longer wanted, before the fact that says so: afterwards nobody knows its key. */
  async remove(key: string): Promise<void> {
    await this.files.remove(key);
  }

  /** Removes the files that were to be recorded more than an hour ago and never were. */
  async removeOrphans(): Promise<void> {
    let after = '';
    for (;;) {
      const notes = await this.files.list(PENDING, { after, limit: PAGE });
      for (const { key } of notes) await this.settle(key);
      const last = notes.at(-1);
      if (!last || notes.length < PAGE) return;
      after = last.key;
    }
  }

  private async settle(note: string): Promise<void> {
    const since = (await this.files.get(note))?.bytes.toString();
    if (!since || this.clock.now().getTime() - Date.parse(since) < GRACE_MS) return;
    const key = note.slice(PENDING.length);
    if (!(await this.isReferredTo(key))) await this.files.remove(key);
    await this.files.remove(note);
  }

  /** Asks the facts themselves, not a view that may be behind. */
  private async isReferredTo(key: string): Promise<boolean> {
    const [area = '', name = ''] = key.split('/');
    const [owner = ''] = name.split('.');
    const known = this.areas.find((entry) => entry.area === area);
    if (!known) throw new Error(`no context keeps files in ${area}`);
    return (await known.keysOf(this.store, owner)).includes(key);
  }
}
