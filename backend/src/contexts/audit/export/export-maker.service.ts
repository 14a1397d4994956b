import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { factsAtMost } from '../../../../contracts/audit-export.js';
import type { Role } from '../../../../contracts/permissions.js';
import type { Origin } from '../../../kernel/command.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { type Seal, Signet } from '../../../platform/chain/seal.js';
import { ViewPositions } from '../../../platform/following/view-positions.js';
import { JsonArchive } from '../../../platform/own-data/json-archive.js';
import { SiteAddress } from '../../../platform/public-site/public-section.js';
import type { TimelineDocument } from '../timeline/timeline.model.js';
import { TimelineQuery } from '../timeline/timeline.query.js';
import type { AuditExportRequested } from './audit-export.events.js';
import { EXPORT_README } from './export-readme.text.js';
import { ExportSeal } from './export-seal.service.js';
import { ExportWords } from './export-words.service.js';
import { ExportedFacts, type RowWriter } from './exported-facts.service.js';
import { headOfRows, lineOfRow, withoutIds } from './exported-rows.rules.js';
import { type LinkProof, LinkProofs } from './link-proofs.service.js';

/** Rows that are read at once. */
const PAGE = 200;
const PROOFS = 'proofs.jsonl';
const DIGESTS = 'digests.txt';

type Asked = Pick<RecordedEvent<AuditExportRequested>, 'at' | 'actor' | 'data'>;

interface Made {
  readonly bytes: Buffer;
  readonly facts: number;
  readonly sealed: number;
  /** SHA-256 in hex. */
  readonly manifest: string;
  /** Of how many facts about each member the export shows what is personal. */
  readonly opened: ReadonlyMap<string, number>;
}

/** Makes the archive of an export: facts, digests and proofs are packed row by row, and only packed bytes stay in memory. */
@Injectable()
export class ExportMaker {
  constructor(
    private readonly timeline: TimelineQuery,
    private readonly facts: ExportedFacts,
    private readonly proofs: LinkProofs,
    private readonly seal: ExportSeal,
    private readonly words: ExportWords,
    private readonly positions: ViewPositions,
    private readonly site: SiteAddress,
    @Inject(Signet) private readonly signet: Signet,
  ) {}

  /** `report` is told how many facts are in it of how many. */
  async make(asked: Asked, role: Role, origin: Origin, report: (done: number, total: number) => Promise<void>): Promise<Made> {
    const { profile, format, readerId } = asked.data;
    await this.positions.allReached();
    const { seal, earlier } = await this.seal.now(origin);
    const positions = new Set<number>();
    for await (const page of this.pagesOf(asked)) for (const { position } of page) positions.add(position);
    const { proofs, consistency } = await this.proofs.under(seal, earlier, positions);
    const archive = new ExportArchive(new Date(asked.at));
    const writer = this.facts.writer(profile, { memberId: readerId, role, session: null });
    await report(0, proofs.size);
    let done = 0;
    for await (const page of this.pagesOf(asked)) {
      // What was recorded since the seal is none of this export.
      const covered = page.flatMap((fact) => withProof(fact, proofs));
      for (const { row, proof, line } of await writer.rowsOf(covered)) {
        if (row && done === 0) archive.append(`facts.${format}`, headOfRows(row, format));
        if (row) archive.row(`facts.${format}`, lineOfRow(row, format));
        archive.append(PROOFS, `${JSON.stringify({ ...proof, path: proof.path.map((hash) => hash.toString('hex')), line })}\n`);
        done += 1;
      }
      await report(done, proofs.size);
    }
    for (const [index, row] of writer.last().entries()) {
      if (index === 0) archive.append(`facts.${format}`, headOfRows(row, format));
      archive.row(`facts.${format}`, lineOfRow(row, format));
    }
    const words = profile === 'full' ? asked.data.words : await this.words.of(withoutIds(asked.data.filter));
    const manifest = this.manifestOf(asked, words, { facts: done, files: archive.files, seal, earlier, consistency });
    const digest = createHash('sha256').update(manifest).digest('hex');
    archive.append('manifest.json', manifest);
    archive.append('manifest.sig', `${JSON.stringify(this.signet.export(digest))}\n`);
    archive.append('OKUBENI.txt', EXPORT_README);
    return { bytes: archive.close(), facts: done, sealed: seal.size, manifest: digest, opened: writer.opened };
  }

  /** All facts that were asked for, a page at a time, as many as an export may hold. */
  private async *pagesOf({ data: { filter, profile, readerId } }: Asked): AsyncGenerator<readonly TimelineDocument[]> {
    let room = factsAtMost(profile);
    for (let before: number | null = null; room > 0; ) {
      const page: readonly TimelineDocument[] = await this.timeline.documents(filter, before, Math.min(PAGE, room), readerId);
      const last = page.at(-1);
      if (!last) return;
      yield page;
      room -= page.length;
      before = last.moment;
    }
  }

  private manifestOf(
    { at, actor, data: { exportId, profile, format, filter } }: Asked,
    words: string,
    made: { facts: number; files: object; seal: Seal; earlier: Seal | null; consistency: readonly string[] },
  ): string {
    const { facts, files, seal, earlier, consistency } = made;
    const manifest = {
      format: 'meydan-audit-export-1',
      installation: this.site.publicUrl,
      export: exportId,
      requested: { by: actor.role, at },
      asked: { filter: profile === 'full' ? filter : withoutIds(filter), words },
      ...{ profile, rows: format, facts, files, seal, earlier, consistency },
    };
    return `${JSON.stringify(manifest, null, 2)}\n`;
  }
}

function withProof(fact: TimelineDocument, proofs: ReadonlyMap<number, LinkProof>): Parameters<RowWriter['rowsOf']>[0] {
  const proof = proofs.get(fact.position);
  return proof ? [{ fact, proof }] : [];
}

/** An archive that knows the length and the digest of each of its files. */
class ExportArchive {
  private readonly packed: JsonArchive;
  private readonly sums = new Map<string, { readonly hash: ReturnType<typeof createHash>; bytes: number }>();

  constructor(at: Date) {
    this.packed = new JsonArchive(at);
  }

  append(file: string, piece: string): void {
    const sum = this.sums.get(file) ?? { hash: createHash('sha256'), bytes: 0 };
    sum.hash.update(piece);
    sum.bytes += Buffer.byteLength(piece);
    this.sums.set(file, sum);
    this.packed.append(file, piece);
  }

  row(file: string, line: string): void {
    this.append(file, line);
    this.append(DIGESTS, `${createHash('sha256').update(line.trimEnd()).digest('hex')}\n`);
  }

  /** Those so far: nothing may be appended to them any more. */
  get files(): Readonly<Record<string, { readonly sha256: string; readonly bytes: number }>> {
    return Object.fromEntries([...this.sums].map(([file, { hash, bytes }]) => [file, { sha256: hash.copy().digest('hex'), bytes }]));
  }

  close(): Buffer {
    return this.packed.close();
  }
}
