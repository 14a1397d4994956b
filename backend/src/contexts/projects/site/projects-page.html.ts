import { displayName } from '../../../../contracts/accounts.js';
import type { ProjectRow } from '../../../../contracts/projects.js';
import { html, type SafeHtml } from '../../../platform/public-site/html.js';
import { when } from '../../../platform/public-site/paging.html.js';

export const PROJECTS = { name: 'Projeler', path: '/projects' } as const;
/** By what a list is narrowed that is read without the app: by one thing at a time, named as in the address of the app's list. */
export const NARROWED_BY = ['tags', 'stage', 'owner_id'] as const;
export type NarrowedBy = (typeof NARROWED_BY)[number];

export const projectPath = (id: string): string => `${PROJECTS.path}/${id}`;
export const narrowedPath = (by: NarrowedBy, value: string): string => `${PROJECTS.path}?${by}=${encodeURIComponent(value)}`;

/** Whose it is; nobody's where nobody owns it any more. */
export const ownerOf = ({ owner }: Pick<ProjectRow, 'owner'>): SafeHtml | null => owner && html`<bdi>${displayName(owner)}</bdi> · `;

/** What a reader needs to choose a project. */
export const projectRow = (row: ProjectRow): SafeHtml => html`<a href="${projectPath(row.id)}">${row.title}</a>
        <p>${row.summary}</p>
        <p>${ownerOf(row)}${row.stage_label} · ${row.members} üye · ${when(row.updated_at)}${row.postings.open > 0 && html` · ${row.postings.open} açık ilan`}</p>`;
