import { displayName } from '../../../../contracts/accounts.js';
import { tagSlug } from '../../../../contracts/forum-tags.js';
import type { Posting } from '../../../../contracts/help-wanted.js';
import type { ProjectComment } from '../../../../contracts/project-comments.js';
import type { ProjectUpdate } from '../../../../contracts/project-updates.js';
import { PROJECT_TEXT, type Project } from '../../../../contracts/projects.js';
import { COMMENTS_A_PAGE, commentsPart, structuredComments } from '../../../platform/public-site/answered-comments.html.js';
import { html, rendered, type SafeHtml } from '../../../platform/public-site/html.js';
import { pagesAround, pagingLinks, when } from '../../../platform/public-site/paging.html.js';
import { breadcrumbs, type PublicPage, publicPage } from '../../../platform/public-site/public-section.js';
import { SHARE_SIZE } from '../../../platform/uploads/share-picture.js';
import { postingsPart } from './postings.html.js';
import { narrowedPath, ownerOf, PROJECTS, projectPath } from './projects-page.html.js';
import { updatesPart } from './updates.html.js';

/** A project as everybody gets it who may read it. */
type ReadProject = Omit<Project, 'viewer' | 'handover'>;

export interface ShownProject {
  readonly project: ReadProject;
  readonly postings: readonly Posting[];
  /** The newest, and how many there are in all. */
  readonly updates: { readonly rows: readonly ProjectUpdate[]; readonly total: number };
  readonly comments: readonly ProjectComment[];
  /** All comments without the replies to them, also those whose place is kept for a removed one. */
  readonly total: number;
  readonly page: number;
  readonly publicUrl: string;
}

/** A project with what it says of itself, what it looks for, what it told last and a page of its comments, or null when it has fewer comments than that. */
export function projectPage({ project, postings, updates, comments, total, page, publicUrl }: ShownProject): PublicPage | null {
  const { archived, cover_image_url: cover, id, members, stage, stage_label, summary, tags, title, version } = project;
  const around = pagesAround(projectPath(id), page, COMMENTS_A_PAGE, total);
  if (!around) return null;
  return publicPage({
    ...around,
    kind: 'article',
    title,
    description: summary,
    // Named by what it shows: whoever has kept it asks anew for another.
    picture: { path: `/api/projects/${id}/share.jpg?v=${version}`, side: null, size: SHARE_SIZE, alt: title },
    structured: [structured(project, comments, publicUrl), breadcrumbs(publicUrl, [PROJECTS, { name: title, path: projectPath(id) }])],
    feed: `${PROJECTS.path}/feed.xml`,
    content: html`<main>
      <nav aria-label="Konum"><a href="/">Meydan</a> › <a href="${PROJECTS.path}">${PROJECTS.name}</a></nav>
      <article>
        <h1>${title}</h1>
        <p>${summary}</p>
        <p>${ownerOf(project)}<a href="${narrowedPath('stage', stage)}">${stage_label}</a> · ${members} üye · ${when(project.created_at)}${tags.map((tag) => html` · <a rel="tag" href="${narrowedPath('tags', tagSlug(tag))}"><bdi>#${tag}</bdi></a>`)}</p>
        ${archived && html`<p role="note">${PROJECT_TEXT.archived}</p>`}
        ${cover !== null && html`<img src="${cover}" alt="" />`}
        ${rendered(project.html)}
        ${links(project)}
      </article>
      ${postingsPart(postings)}
      ${updatesPart(updates.total, updates.rows)}
      ${commentsPart(project.comments, comments)}
      ${pagingLinks(around.previous, around.next)}
    </main>`,
  });
}

function links({ links: named, repository_url }: ReadProject): SafeHtml | null {
  const all = [...(repository_url === null ? [] : [{ label: 'Depo', url: repository_url }]), ...named];
  if (all.length === 0) return null;
  return html`<ul aria-label="Bağlantılar">${all.map(({ label, url }) => html`<li><a rel="nofollow ugc noopener" href="${url}"><bdi>${label}</bdi></a></li>`)}</ul>`;
}

/** What search engines want to know of a project. */
function structured(project: ReadProject, comments: readonly ProjectComment[], publicUrl: string): object {
  const url = publicUrl + projectPath(project.id);
  const { owner, cover_image_url: cover, repository_url: repository } = project;
  return {
    '@context': 'https://schema.org',
    '@type': repository === null ? 'CreativeWork' : 'SoftwareSourceCode',
    '@id': url,
    url,
    mainEntityOfPage: url,
    name: project.title,
    headline: project.title,
    description: project.summary,
    inLanguage: 'tr',
    keywords: project.tags,
    creativeWorkStatus: project.stage_label,
    dateCreated: project.created_at,
    dateModified: project.updated_at,
    commentCount: project.comments,
    comment: structuredComments(comments, url),
    ...(owner === null ? {} : { author: { '@type': 'Person', name: displayName(owner) } }),
    ...(repository === null ? {} : { codeRepository: repository }),
    ...(cover === null ? {} : { image: publicUrl + cover }),
  };
}

/** Of a project that was there for everybody and will not be again. */
export const gonePage = publicPage({
  status: 410,
  title: 'Proje kaldırıldı',
  description: PROJECT_TEXT.gone,
  content: html`<main><h1>Proje kaldırıldı</h1><p>${PROJECT_TEXT.gone}</p><p><a href="${PROJECTS.path}">Projelere dön</a></p></main>`,
});
