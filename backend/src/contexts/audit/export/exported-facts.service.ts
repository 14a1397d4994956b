import { Injectable } from '@nestjs/common';
import type { ExportProfile } from '../../../../contracts/audit-export.js';
import type { RevealedField } from '../../../../contracts/audit-timeline.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { lineOf } from '../../../platform/chain/chain.js';
import { Telling } from '../../../platform/telling/told-facts.js';
import { FactRevealQuery } from '../access/fact-reveal.query.js';
import { FactFields } from '../timeline/fact-fields.rules.js';
import type { TimelineDocument } from '../timeline/timeline.model.js';
import { TimelineQuery } from '../timeline/timeline.query.js';
import { TimelineFactQuery } from '../timeline/timeline-fact.query.js';
import { isReportOf } from '../timeline/timeline-tokens.rules.js';
import { type ExportedRow, figuresRow, fullRow, HIDDEN, Pseudonyms, pseudonymousRow } from './exported-rows.rules.js';
import type { LinkProof } from './link-proofs.service.js';

interface Covered {
  readonly fact: TimelineDocument;
  readonly proof: LinkProof;
}

interface Written {
  /** Null where the rows come last, in an order of their own. */
  readonly row: ExportedRow | null;
  readonly proof: LinkProof;
  /** As it was recorded, where it may leave the house so. */
  readonly line: string | null;
}

/** Writes the rows of one export. */
export interface RowWriter {
  rowsOf(page: readonly Covered[]): Promise<readonly Written[]>;
  /** Rows that do not stand in the order of their proofs. */
  last(): readonly ExportedRow[];
  readonly opened: ReadonlyMap<string, number>;
}

const NOBODY: ReadonlyMap<string, number> = new Map();

/** Shows facts as a profile of exports says. */
@Injectable()
export class ExportedFacts {
  constructor(
    private readonly timeline: TimelineQuery,
    private readonly facts: TimelineFactQuery,
    private readonly reveal: FactRevealQuery,
    private readonly fields: FactFields,
    private readonly telling: Telling,
  ) {}

  writer(profile: ExportProfile, reader: Caller): RowWriter {
    if (profile === 'full') return this.full(reader);
    return profile === 'figures' ? this.figures() : this.pseudonymous(reader);
  }

  private pseudonymous({ memberId }: Caller): RowWriter {
    const pseudonyms = new Pseudonyms();
    return {
      rowsOf: async (page) =>
        page.map(({ fact, proof }) => {
          const shown = isReportOf(memberId, fact.type, fact.member_id) ? { ...fact, actor_id: HIDDEN } : fact;
          return { row: pseudonymousRow(proof.place, shown, this.nameOf(fact), pseudonyms), proof, line: null };
        }),
      last: () => [],
      opened: NOBODY,
    };
  }

  /** In the order of what they say: of two rows of a day nobody learns which proof is whose. */
  private figures(): RowWriter {
    const rows: ExportedRow[] = [];
    return {
      rowsOf: async (page) =>
        page.map(({ fact, proof }) => {
          rows.push(figuresRow(fact, this.nameOf(fact)));
          return { row: null, proof, line: null };
        }),
      last: () => {
        const lines = rows.map((row) => ({ row, text: JSON.stringify(row) }));
        return lines.sort((one, other) => (one.text < other.text ? 1 : -1)).map(({ row }) => row);
      },
      opened: NOBODY,
    };
  }

  private full(reader: Caller): RowWriter {
    const opened = new Map<string, number>();
    const writtenOf = async ({ fact, proof }: Covered): Promise<Written> => {
      const isOwn = fact.member_id === reader.memberId;
      const [words, fields, stored] = await Promise.all([
        isOwn ? null : this.facts.wordsOf(fact),
        isOwn ? [] : this.openedOf(fact, reader, opened),
        this.facts.stored(fact),
      ]);
      const [row] = await this.timeline.rowsOf([fact], reader.memberId ?? '', words);
      if (!row) throw new Error('a fact that was found has no row');
      const isWhole = !isOwn && this.fields.isWhollyTold(stored.data as Readonly<Record<string, unknown>>);
      return { row: fullRow(proof.place, row, fact.revision, words, fields), proof, line: isWhole ? lineOf(stored) : null };
    };
    return {
      rowsOf: async (page) => {
        const written: Written[] = [];
        for (const covered of page) written.push(await writtenOf(covered));
        return written;
      },
      last: () => [],
      opened,
    };
  }

  /** What is personal in a fact, as far as whoever asked may open it. */
  private async openedOf(fact: TimelineDocument, reader: Caller, opened: Map<string, number>): Promise<readonly RevealedField[]> {
    if ((await this.facts.maskedIn(fact)).length === 0) return [];
    try {
      const masked = await this.reveal.masked(fact.event_id, reader);
      const fields = await this.reveal.read(masked);
      // Of somebody who has left nothing is read any more.
      if (fields.some(({ value }) => value !== null)) opened.set(masked.memberId, (opened.get(masked.memberId) ?? 0) + 1);
      return fields;
    } catch (error) {
      if (error instanceof RuleViolation) return [];
      throw error;
    }
  }

  /** The type alone: what a sentence adds may be somebody's words. */
  private nameOf({ type }: TimelineDocument): string {
    return this.telling.of(type)?.name ?? type;
  }
}
