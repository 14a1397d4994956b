import { displayName } from '../../../../contracts/accounts.js';
import type { ProjectRow } from '../../../../contracts/projects.js';
import type { ListedPlace } from '../../../platform/public-site/listing-page.html.js';
import { decoded, type Feed, type FeedItem } from '../../../platform/public-site/public-section.js';
import { NARROWED_BY, type NarrowedBy, PROJECTS, projectPath } from './projects-page.html.js';

const FEED = new RegExp(`^${PROJECTS.path}/(?:(${NARROWED_BY.join('|')})/([^/]+)/)?feed\\.xml$`);

export const feedPath = (by: NarrowedBy | undefined, value: string): string => `${PROJECTS.path}/${by ? `${by}/${encodeURIComponent(value)}/` : ''}feed.xml`;

/** Of which projects the feed at a path tells, of all or of some; null when it is none of theirs. */
export function feedAt(path: string): { readonly by: NarrowedBy | undefined; readonly value: string } | null {
  const [matched, by, value = ''] = FEED.exec(path) ?? [];
  return matched === undefined ? null : { by: by as NarrowedBy | undefined, value: decoded(value) };
}

/** What a feed tells of projects. */
export const feedOf = ({ title, description, path }: ListedPlace, rows: readonly ProjectRow[]): Feed => ({
  ...{ title, description, path },
  items: rows.map(toItem),
});

/** It stands there again when it has changed. */
const toItem = ({ id, title, summary, owner, stage_label, updated_at }: ProjectRow): FeedItem => ({
  title,
  path: projectPath(id),
  summary,
  author: owner ? displayName(owner) : PROJECTS.name,
  category: stage_label,
  at: updated_at,
});
