import { Injectable } from '@nestjs/common';
import type { FactRow } from '../../../../contracts/moderation.js';
import { UPDATE_TYPE_LABEL } from '../../../../contracts/project-updates.js';
import { PROJECT_VISIBILITY_LABEL } from '../../../../contracts/projects.js';
import { TEXT_KIND_LABEL } from '../../../../contracts/text-kinds.js';
import { type PastText, TRAVEL_TEXT } from '../../../../contracts/travel.js';
import { EventStore, fold } from '../../../kernel/event-store.js';
import { AuthorDirectory } from '../../../platform/identity/author-directory.js';
import { factRows } from '../../../platform/identity/fact-rows.js';
import { whatHappened } from '../../../platform/telling/told-facts.js';
import { RenderedTexts } from '../../../platform/texts/rendered-texts.js';
import { projectStream } from '../project/project.stream.js';
import { projectUpdate } from '../update/update.decider.js';
import type { WrittenUpdate } from '../update/update.state.rules.js';
import { updateStream } from '../update/update.stream.js';
import { updateTold } from '../update/update.told.js';

const STATE_LABEL = { visible: 'Görünür', hidden: 'Gizli', deleted: 'Kaldırıldı' } as const;
const KIND = TEXT_KIND_LABEL.update;

/** Answers what an update was and said, at any moment. What only its project's people read is shown to nobody here. */
@Injectable()
export class PastUpdateQuery {
  constructor(
    private readonly store: EventStore,
    private readonly authors: AuthorDirectory,
    private readonly texts: RenderedTexts,
  ) {}

  async facts(id: string): Promise<FactRow[]> {
    return factRows(this.authors, await this.store.read(updateStream, id), (fact) => whatHappened(updateTold, fact));
  }

  async at(id: string, { position }: { readonly position: number }) {
    const facts = await this.store.read(updateStream, id);
    const until = facts.filter((fact) => fact.position <= position);
    const [stood, today] = [fold(projectUpdate, until), fold(projectUpdate, facts)];
    if (!stood || !today) return null;
    const worded = facts.filter(({ data }) => 'content' in data);
    const version = worded.filter((fact) => fact.position <= position).length;
    const state = stood.state === 'there' ? stood.judged : 'deleted';
    const rows = [
      { key: 'state', label: 'Görünürlük', value: STATE_LABEL[state] },
      { key: 'visibility', label: 'Kimler okur', value: stood.visibility ? PROJECT_VISIBILITY_LABEL[stood.visibility] : 'Projeyi görebilen herkes' },
      { key: 'kind', label: 'Türü', value: UPDATE_TYPE_LABEL[stood.kind] },
      { key: 'version', label: 'Metnin hâli', value: `${version} / ${worded.length}` },
    ];
    return { title: KIND, rows, text: { version, versions: worded.length, ...(await this.wordsOf(stood, today)), state } satisfies PastText };
  }

  private async wordsOf(stood: WrittenUpdate, today: WrittenUpdate) {
    const shut = (why: string) => ({ title: null, html: '', shut: why });
    if (today.state !== 'there') return shut(TRAVEL_TEXT.withdrawn);
    const project = await this.store.state(projectStream, today.projectId);
    if (today.visibility === 'private' || !project || project.visibility === 'private') return shut(TRAVEL_TEXT.closed);
    return { title: null, html: await this.texts.of(stood.content), shut: null };
  }
}
