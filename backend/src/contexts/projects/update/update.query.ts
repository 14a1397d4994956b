import { Inject, Injectable } from '@nestjs/common';
import type { Author } from '../../../../contracts/accounts.js';
import { holds } from '../../../../contracts/permissions.js';
import { type ProjectUpdate, UPDATE_TEXT, type UpdateRevision } from '../../../../contracts/project-updates.js';
import { PROJECT_TEXT } from '../../../../contracts/projects.js';
import { excerptOf } from '../../../../contracts/rendering/excerpt.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import type { Window } from '../../../platform/paging/window.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { RenderedTexts } from '../../../platform/texts/rendered-texts.js';
import { VIEWS } from '../../../platform/tokens.js';
import { derived } from '../../../platform/views/derived.js';
import { lasting } from '../../../platform/views/lasting.js';
import { ProjectQuery } from '../views/project.query.js';
import type { ProjectDocument } from '../views/projects.model.js';
import type { ProjectUpdateEvent } from './update.events.js';
import { totalKey, type UpdateDocument, updatesView, updateTotalsView } from './update.model.js';
import { updateStream } from './update.stream.js';
import { readerIn, readersOf, type UpdateReader } from './update-readers.rules.js';

const NEWEST = [['number', -1]] as const;

/** Answers what projects tell of themselves, to whoever may read it. */
@Injectable()
export class UpdateQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly store: EventStore,
    private readonly projects: ProjectQuery,
    private readonly authors: AuthorDirectory,
    private readonly texts: RenderedTexts,
  ) {}

  /** Throws not-found where the caller may not read the project. */
  async page(projectId: string, window: Window, caller: Caller): Promise<{ rows: ProjectUpdate[]; total: number }> {
    const [project] = await this.projects.readableAmong([projectId], caller);
    if (!project) throw notFound(PROJECT_TEXT.notFound);
    const reader = readerOf(project, caller);
    const [found, total] = await Promise.all([
      this.views.find(updatesView.name, { project_id: projectId, readers: reader }, { sort: NEWEST, ...window }),
      this.views.get(updateTotalsView.name, totalKey(projectId, reader)),
    ]);
    return { rows: await this.rows(found), total: total?.count ?? 0 };
  }

  /** Throws not-found. */
  async present(id: string, caller: Caller): Promise<ProjectUpdate> {
    const [row] = await this.rows([await this.readable(id, caller)]);
    if (!row) throw notFound(UPDATE_TEXT.notFound);
    return row;
  }

  /** What it said before, the oldest first, of which the caller reads what was for them when it was said; throws not-found. */
  async history(id: string, caller: Caller): Promise<UpdateRevision[]> {
    const { project_id } = await this.readable(id, caller);
    const [project] = await this.projects.readableAmong([project_id], caller);
    if (!project) throw notFound(UPDATE_TEXT.notFound);
    const reader = readerOf(project, caller);
    const facts = (await this.store.read(updateStream, id)).filter(isWritten);
    const authors = await this.authors.byIds(facts.map(({ data }) => data.authorId));
    const revisions = facts.map(({ data: { kind, content, authorId, visibility }, at }, index) => ({
      readers: readersOf(visibility),
      revision: { number: index + 1, type: kind, content, users: authorIn(authors, authorId), edited_at: at },
    }));
    return revisions.flatMap(({ readers, revision }) => (readers.includes(reader) ? [revision] : []));
  }

  /** Of an update that the caller may read; null where there is none for them. */
  async find(id: string, caller: Caller): Promise<UpdateDocument | null> {
    const found = await this.views.get(updatesView.name, id);
    const [project] = found && found.readers.length > 0 ? await this.projects.readableAmong([found.project_id], caller) : [];
    return found && project && found.readers.includes(readerOf(project, caller)) ? found : null;
  }

  /** Those of the ids that somebody may read. */
  async readableAmong(ids: readonly string[], caller: Caller): Promise<ReadonlySet<string>> {
    return new Set((await this.among(ids, caller)).map(({ _id }) => _id));
  }

  /** Beginnings of those of the updates that somebody may read, by id. */
  async excerpts(ids: readonly string[], caller: Caller): Promise<ReadonlyMap<string, string>> {
    return new Map((await this.among(ids, caller)).map(({ _id, content }) => [_id, excerptOf(content)]));
  }

  private async among(ids: readonly string[], caller: Caller): Promise<UpdateDocument[]> {
    const found = await this.views.getMany(updatesView.name, ids);
    const projects = await this.projects.readableAmong(
      found.map(({ project_id }) => project_id),
      caller,
    );
    const readers = new Map<string, UpdateReader>(projects.map((project) => [project._id, readerOf(project, caller)]));
    return found.filter(({ project_id, readers: all }) => all.some((reader) => reader === readers.get(project_id)));
  }

  private async readable(id: string, caller: Caller): Promise<UpdateDocument> {
    const found = await this.find(id, caller);
    if (!found) throw notFound(UPDATE_TEXT.notFound);
    return found;
  }

  private async rows(found: readonly UpdateDocument[]): Promise<ProjectUpdate[]> {
    const authors = await this.authors.byIds(found.map(({ author_id }) => author_id));
    return Promise.all(found.map(async (update) => rowOf(update, await this.texts.of(update.content), authorIn(authors, update.author_id))));
  }
}

const isWritten = <Fact extends { type: ProjectUpdateEvent['type'] }>(
  fact: Fact,
): fact is Extract<Fact, { type: 'ProjectUpdatePosted' | 'ProjectUpdateEdited' }> => fact.type === 'ProjectUpdatePosted' || fact.type === 'ProjectUpdateEdited';

const readerOf = ({ people }: ProjectDocument, { memberId, role }: Caller): UpdateReader =>
  readerIn(new Set(people), memberId, holds(role, 'content.read-hidden'));

/** The same for whoever may read it, so its JSON is made once. */
const rowOf = derived((update: UpdateDocument, html: string, users: Author) => lasting(toUpdate(update, html, users)));

const toUpdate = (update: UpdateDocument, html: string, users: Author): ProjectUpdate => ({
  id: update._id,
  projectId: update.project_id,
  type: update.kind,
  content: update.content,
  html,
  visibility_override: update.visibility,
  users,
  hidden: update.hidden,
  likes: update.likes,
  created_at: update.created_at,
  updated_at: update.edited_at ?? update.created_at,
  edited: update.edited_at !== null,
});
