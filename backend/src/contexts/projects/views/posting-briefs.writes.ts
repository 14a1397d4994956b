import type { Write } from '../../../kernel/views.js';
import type { PostingWords } from '../project/posting.events.js';
import { type KeptPosting, projectsView } from './projects.model.js';

interface OfPosting {
  readonly projectId: string;
  readonly postingId: string;
}

type Path = `${string}.${string}`;
const at = ({ postingId }: OfPosting, field?: keyof KeptPosting): Path => (field ? `postings.${postingId}.${field}` : `postings.${postingId}`);

const set = (of: OfPosting, fields: Partial<KeptPosting>): Write => {
  const paths = Object.entries(fields).map(([field, value]) => [at(of, field as keyof KeptPosting), value] as const);
  return projectsView.change(of.projectId, { $set: Object.fromEntries(paths) as Record<Path, unknown> });
};

const said = ({ title, places, until }: PostingWords) => ({ title, places, until });

/** What its postings do, as it stands beside a project. */
export const postingChanged = {
  opened: (of: OfPosting & PostingWords, number: number): Write =>
    projectsView.change(of.projectId, { $set: { [at(of)]: { ...said(of), status: 'open', taken: 0, ended_at: null, number } } }),
  revised: (of: OfPosting & PostingWords): Write => set(of, said(of)),
  ended: (of: OfPosting, status: 'closed' | 'filled', ended_at: string): Write => set(of, { status, ended_at }),
  reopened: (of: OfPosting & { readonly taken: number; readonly until: string | null }): Write =>
    set(of, { status: 'open', ended_at: null, taken: of.taken, until: of.until }),
  removed: (of: OfPosting): Write => projectsView.change(of.projectId, { $unset: { [at(of)]: '' } }),
  taken: (of: OfPosting & { readonly taken: number | null }): Write =>
    of.taken === null ? projectsView.change(of.projectId, { $inc: { [at(of, 'taken')]: 1 } }) : set(of, { taken: of.taken }),
} as const;
