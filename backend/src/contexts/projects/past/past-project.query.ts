import { Injectable } from '@nestjs/common';
import type { FactRow } from '../../../../contracts/moderation.js';
import { PROJECT_VISIBILITY_LABEL } from '../../../../contracts/projects.js';
import { TEXT_KIND_LABEL } from '../../../../contracts/text-kinds.js';
import { type PastText, TRAVEL_TEXT } from '../../../../contracts/travel.js';
import { EventStore, fold } from '../../../kernel/event-store.js';
import { AuthorDirectory } from '../../../platform/identity/author-directory.js';
import { factRows } from '../../../platform/identity/fact-rows.js';
import { whatHappened } from '../../../platform/telling/told-facts.js';
import { RenderedTexts } from '../../../platform/texts/rendered-texts.js';
import { ProjectChoicesQuery } from '../choices/project-choices.query.js';
import { saidBy } from '../desk/said.rules.js';
import { project } from '../project/project.decider.js';
import type { StandingProject } from '../project/project.state.rules.js';
import { projectStream } from '../project/project.stream.js';
import { projectTold } from '../project/project.told.js';

const STATE_LABEL = { visible: 'Görünür', hidden: 'Gizli', deleted: 'Kaldırıldı' } as const;
const NONE = '–';
const KIND = TEXT_KIND_LABEL.project;
/** After these it says something else. */
const WORDED: readonly string[] = ['ProjectCreated', 'ProjectRevised', 'PostingOpened', 'PostingRevised', 'PostingRemoved'];

/** What was written for its people alone stays theirs, also where others read the project by now. */
const isPrivate = (stood: StandingProject, today: StandingProject): boolean => [stood, today].some(({ visibility }) => visibility === 'private');

/** Answers what a project was and said, at any moment. What a private one says is opened elsewhere, with a reason. */
@Injectable()
export class PastProjectQuery {
  constructor(
    private readonly store: EventStore,
    private readonly authors: AuthorDirectory,
    private readonly choices: ProjectChoicesQuery,
    private readonly texts: RenderedTexts,
  ) {}

  async facts(id: string): Promise<FactRow[]> {
    return factRows(this.authors, await this.store.read(projectStream, id), (fact) => whatHappened(projectTold, fact));
  }

  async at(id: string, { position }: { readonly position: number }) {
    const facts = await this.store.read(projectStream, id);
    const until = facts.filter((fact) => fact.position <= position);
    const [stood, today] = [fold(project, until), fold(project, facts)];
    if (!stood || !today) return null;
    const worded = facts.filter(({ type }) => WORDED.includes(type));
    const version = worded.filter((fact) => fact.position <= position).length;
    const state = stood.isWithdrawn ? 'deleted' : stood.state;
    const isShut = today.isWithdrawn || isPrivate(stood, today);
    const rows = [
      { key: 'state', label: 'Görünürlük', value: STATE_LABEL[state] },
      { key: 'visibility', label: 'Kimler okur', value: PROJECT_VISIBILITY_LABEL[stood.visibility] },
      { key: 'stage', label: 'Aşama', value: (await this.choices.labels('stage')).get(stood.stage) ?? stood.stage },
      { key: 'archived', label: 'Arşiv', value: stood.archived ? 'Evet' : 'Hayır' },
      { key: 'members', label: 'Üye', value: String(stood.members.size) },
      { key: 'version', label: 'Metnin hâli', value: `${version} / ${worded.length}` },
      ...(isShut ? [] : [{ key: 'tags', label: 'Etiketler', value: stood.words.tags.join(', ') || NONE }]),
    ];
    return {
      title: isShut ? KIND : `${KIND} · ${today.words.title}`,
      rows,
      text: { version, versions: worded.length, ...(await this.wordsOf(stood, today)), state } satisfies PastText,
    };
  }

  private async wordsOf(stood: StandingProject, today: StandingProject) {
    const shut = (why: string) => ({ title: null, html: '', shut: why });
    if (today.isWithdrawn) return shut(TRAVEL_TEXT.withdrawn);
    if (isPrivate(stood, today)) return shut(TRAVEL_TEXT.closed);
    const { title, summary } = stood.words;
    return { title, html: await this.texts.of(`${summary}\n\n${saidBy(stood)}`), shut: null };
  }
}
