import { Injectable } from '@nestjs/common';
import { JOB_STATE_LABEL } from '../../../../contracts/jobs.js';
import type { FactRow } from '../../../../contracts/moderation.js';
import { TEXT_KIND_LABEL } from '../../../../contracts/text-kinds.js';
import { type PastText, TRAVEL_TEXT } from '../../../../contracts/travel.js';
import { EventStore, fold } from '../../../kernel/event-store.js';
import { AuthorDirectory } from '../../../platform/identity/author-directory.js';
import { factRows } from '../../../platform/identity/fact-rows.js';
import { whatHappened } from '../../../platform/telling/told-facts.js';
import { RenderedTexts } from '../../../platform/texts/rendered-texts.js';
import { saidBy } from '../desk/said.rules.js';
import { job } from '../listing/job.decider.js';
import type { StandingJob } from '../listing/job.state.rules.js';
import { jobStream } from '../listing/job.stream.js';
import { jobTold } from '../listing/job.told.js';
import { suspicionSentence } from '../suspicion/suspicion.rules.js';

const STATE_LABEL = { visible: 'Görünür', hidden: 'Gizli', deleted: 'Kaldırıldı' } as const;
const NONE = '–';
const KIND = TEXT_KIND_LABEL.job;
/** After these it says something else. */
const WORDED: readonly string[] = ['JobPosted', 'JobRevised'];

/** By which rules it was caught, as moderators read them. */
const waitsFor = ({ heldFor }: StandingJob): string =>
  heldFor === null ? 'Hayır' : heldFor.flatMap((name) => suspicionSentence(name) ?? []).join(' ') || 'Evet';

/** Answers what a listing was and said, at any moment. */
@Injectable()
export class PastJobQuery {
  constructor(
    private readonly store: EventStore,
    private readonly authors: AuthorDirectory,
    private readonly texts: RenderedTexts,
  ) {}

  async facts(id: string): Promise<FactRow[]> {
    return factRows(this.authors, await this.store.read(jobStream, id), (fact) => whatHappened(jobTold, fact));
  }

  async at(id: string, { position }: { readonly position: number }) {
    const facts = await this.store.read(jobStream, id);
    const until = facts.filter((fact) => fact.position <= position);
    const [stood, today] = [fold(job, until), fold(job, facts)];
    if (!stood || !today) return null;
    const worded = facts.filter(({ type }) => WORDED.includes(type));
    const version = worded.filter((fact) => fact.position <= position).length;
    const state = stood.isWithdrawn ? 'deleted' : stood.state;
    const rows = [
      { key: 'state', label: 'Görünürlük', value: STATE_LABEL[state] },
      { key: 'life', label: 'Durum', value: JOB_STATE_LABEL[stood.life] },
      { key: 'held', label: 'İnceleme bekliyor', value: waitsFor(stood) },
      { key: 'until', label: 'Son başvuru', value: stood.time.applyUntil },
      { key: 'colleagues', label: 'Başvuruları görenler', value: String(stood.colleagues.size) },
      { key: 'version', label: 'Metnin hâli', value: `${version} / ${worded.length}` },
      ...(today.isWithdrawn ? [] : [{ key: 'tags', label: 'Etiketler', value: stood.words.tags.join(', ') || NONE }]),
    ];
    return {
      title: today.isWithdrawn ? KIND : `${KIND} · ${today.words.title}`,
      rows,
      text: { version, versions: worded.length, ...(await this.wordsOf(stood, today)), state } satisfies PastText,
    };
  }

  private async wordsOf(stood: StandingJob, today: StandingJob) {
    if (today.isWithdrawn) return { title: null, html: '', shut: TRAVEL_TEXT.withdrawn };
    return { title: stood.words.title, html: await this.texts.of(saidBy(stood)), shut: null };
  }
}
