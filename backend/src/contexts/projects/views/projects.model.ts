import type { PostingBrief } from '../../../../contracts/help-wanted.js';
import type { ProjectVisibility } from '../../../../contracts/projects.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { flag, number, object, oneOf, orNull, personal, text, texts } from '../../../platform/views/view-fields.js';

/** A posting beside its project; `number` is its place in the log. */
export type KeptPosting = Omit<PostingBrief, 'id'> & { readonly number: number };

export const projectsView = declareView(
  'projects',
  {
    /** Null where nobody owns it any more. */
    owner_id: orNull(text),
    title: personal(text),
    summary: personal(text),
    tags: personal(texts),
    cover: personal(orNull(text)),
    stage: text,
    visibility: oneOf<ProjectVisibility>(),
    archived: flag,
    /** What staff or its owner made of it. */
    state: oneOf<'visible' | 'hidden' | 'deleted' | 'withdrawn'>(),
    /** Of what is gone: whether others than its people could read it until then. */
    was_listed: flag,
    /** Ids of everybody who is in it. */
    people: texts,
    members: number,
    followers: number,
    /** Comments that everybody who may read it can read. */
    comments: number,
    /** What every member reads of its updates who reads it, and what guests do. */
    updates: number,
    open_updates: number,
    /** Those that are not removed, by id. */
    postings: personal(object<Readonly<Record<string, KeptPosting>>>()),
    created_at: text,
    updated_at: text,
    /** Of its words: grows with each save. */
    version: number,
    /** Revision of the project's stream that this document shows. */
    revision: number,
  },
  { forgottenWith: ['ProjectWithdrawn', 'PostingRemoved'] },
);
export type ProjectDocument = DocumentOf<typeof projectsView>;

/** By project: what its page says beside its row. */
export const projectTextsView = declareView(
  'project_texts',
  { description: personal(text), links: personal(texts), repository: personal(orNull(text)), handover_to: orNull(text), handover_at: orNull(text) },
  { forgottenWith: ['ProjectWithdrawn'] },
);
export type ProjectTextDocument = DocumentOf<typeof projectTextsView>;
