import { Inject, Injectable } from '@nestjs/common';
import { TIMELINE_LIMITS, type TimelineFact, type TimelinePlace } from '../../../../contracts/audit-timeline.js';
import type { RecordedEvent, StoredEvent } from '../../../kernel/event.js';
import type { EventLog } from '../../../kernel/event-log.js';
import type { EventReader } from '../../../kernel/event-reader.js';
import { NO_EVENTS } from '../../../platform/chain/chain.js';
import { linkAt } from '../../../platform/chain/link-at.js';
import type { Links } from '../../../platform/chain/links.js';
import { bindingSeals } from '../../../platform/chain/verify-chain.js';
import { EVENT_LOG, EVENT_READER, LINKS } from '../../../platform/tokens.js';
import { Seals } from '../chain/seals.service.js';
import { consequencesOf } from './consequences.rules.js';
import { FactFields } from './fact-fields.rules.js';
import type { TimelineDocument } from './timeline.model.js';
import { TimelineQuery } from './timeline.query.js';

/** What staff write with a decision: shown as the histories show it. */
const WORDS = ['note', 'message', 'reason'] as const;

/** Answers all that is known of one told fact. */
@Injectable()
export class TimelineFactQuery {
  constructor(
    private readonly timeline: TimelineQuery,
    private readonly seals: Seals,
    private readonly fields: FactFields,
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(EVENT_READER) private readonly reader: EventReader,
    @Inject(LINKS) private readonly links: Links,
  ) {}

  async byId(eventId: string, readerId: string): Promise<TimelineFact> {
    const found = await this.timeline.byId(eventId);
    const [words, facts, place] = await Promise.all([
      this.wordsOf(found),
      this.timeline.ofAct(found.correlation_id, TIMELINE_LIMITS.tree + 1),
      this.placeOf(found),
    ]);
    const act = facts.slice(0, TIMELINE_LIMITS.tree);
    const known = act.some(({ event_id }) => event_id === eventId) ? act : [...act.slice(0, -1), found];
    const [rows, [row]] = await Promise.all([this.timeline.rowsOf(known, readerId), this.timeline.rowsOf([found], readerId, words)]);
    if (!row) throw new Error('a fact that was found has no row');
    return {
      row,
      revision: found.revision,
      correlation_id: found.correlation_id,
      causation_id: found.causation_id,
      words,
      masked: await this.maskedIn(found),
      tree: consequencesOf(known, rows),
      left_out: Math.max(0, facts.length - act.length),
      place,
      reversed_by: found.reversed_by,
    };
  }

  /** The fact itself, opened: whoever is shown more of it than the timeline shows has said why. */
  async opened(found: TimelineDocument): Promise<RecordedEvent> {
    return this.reader.read(await this.stored(found));
  }

  /** The personal fields that are shown to whoever says why, of those that the fact has. */
  async maskedIn(found: TimelineDocument): Promise<string[]> {
    const { data } = this.reader.readShut(await this.stored(found));
    return this.fields.personalOf(found.type).filter((field) => !(WORDS as readonly string[]).includes(field) && field in data);
  }

  /** What staff wrote with a fact; null when they wrote nothing, or its member was forgotten. */
  async wordsOf(found: TimelineDocument): Promise<string | null> {
    const personal = this.fields.personalOf(found.type);
    const field = WORDS.find((name) => personal.includes(name));
    if (!field) return null;
    const said = ((await this.opened(found)).data as Readonly<Record<string, unknown>>)[field];
    return typeof said === 'string' && said !== '' ? said : null;
  }

  /** The fact as it stands in the log, shut. */
  async stored({ stream, revision }: TimelineDocument): Promise<StoredEvent> {
    const [event] = await this.log.readStream(stream, { from: revision, limit: 1 });
    if (!event) throw new Error(`${stream}@${revision} stands in the timeline and not in the log`);
    return event;
  }

  private async placeOf({ position }: TimelineDocument): Promise<TimelinePlace> {
    const [link, { seals, gaps }] = await Promise.all([linkAt(this.links, position), this.seals.all()]);
    if (!link) return { place: null, digest: null, previous: null, seal: null };
    const [before] = link.place > 1 ? await this.links.read(link.place - 1, 1) : [];
    const seal = bindingSeals(seals, gaps).find(({ size }) => size >= link.place);
    return {
      place: link.place,
      digest: link.hash,
      previous: before?.hash ?? NO_EVENTS,
      seal: seal ? { size: seal.size, at: seal.at, root: seal.root } : null,
    };
  }
}
