import type { Above } from '@contracts/above';
import type { PostSort, PostStatus } from '@contracts/blog';
import type { SessionEndReason } from '@contracts/envelope';
import type { TopicSort } from '@contracts/forum';
import type { ProviderId } from '@contracts/identities';
import type { PageSlug } from '@contracts/pages';
import type { ProjectListQuery } from '@contracts/projects';
import type { SearchSort, SearchType } from '@contracts/search';
import type { VoiceCategory } from '@contracts/voice';

export type LoginReason = 'auth_required' | 'report' | 'restricted' | SessionEndReason;

const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

export const commentAnchor = (commentId: string) => `comment-${commentId}`;

export const postingAnchor = (postingId: string) => `posting-${postingId}`;
export const updateAnchor = (updateId: string) => `update-${updateId}`;

/** Parts of a topic's address that lead to either end of its comments, whichever those are by then. */
export const COMMENT_END = { first: 'ilk-yorum', last: 'son-yorum' } as const;

/** Part of a post's address that leads to its comments. */
export const COMMENTS = 'yorumlar';

/** Where is looked: in the forum, in a kind of its texts, or among what another area has. */
export type SearchPlace = SearchType | 'post' | 'project' | 'job' | 'room';

/** By what the list of projects is narrowed, and in which order it stands. */
export type ProjectFilter = Omit<ProjectListQuery, 'limit' | 'offset'>;
/** By what the list of voice rooms is narrowed; `free`: only those with a place left. */
export interface RoomFilter {
  category?: VoiceCategory;
  search?: string;
  free?: boolean;
}
/** Parts of a project's page, besides the first of them. */
export type ProjectPart = 'postings' | 'updates' | 'comments' | 'members';

/** Names in a topic's address the text that is to be edited. */
export const EDIT = 'edit';

/** Every address of the app; a link is never written by hand. */
export const paths = {
  home: '/',
  forum: (filter: { category?: string; tag?: string; sort?: TopicSort } = {}) =>
    withQuery('/forum', { category: filter.category, tag: filter.tag, sort: filter.sort === 'active' ? undefined : filter.sort }),
  newTopic: '/forum?new=1',
  likedTopics: '/forum/liked',
  drafts: '/forum/drafts',
  blog: ({ category, tag, author, sort }: { category?: string; tag?: string; author?: string; sort?: PostSort } = {}) =>
    withQuery('/blog', { category, tag, author, sort: sort === 'newest' ? undefined : sort }),
  /** By its address; its id leads there, too. */
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  postComment: (slug: string, commentId: string) => `/blog/${encodeURIComponent(slug)}#${commentAnchor(commentId)}`,
  editPostComment: (slug: string, commentId: string) =>
    `/blog/${encodeURIComponent(slug)}?${EDIT}=${encodeURIComponent(commentId)}#${commentAnchor(commentId)}`,
  series: (id: string) => `/blog/series/${encodeURIComponent(id)}`,
  newPost: '/blog/create',
  editPost: (id: string) => `/blog/${encodeURIComponent(id)}/edit`,
  /** Files: need plain links, not the router. */
  postMarkdown: (id: string) => `/api/blog/posts/${encodeURIComponent(id)}/markdown`,
  ownPostsArchive: '/api/blog/users/me/posts/archive',
  ownPosts: (status?: PostStatus) => withQuery('/blog/mine', { status }),
  projects: (filter: ProjectFilter = {}) => withQuery('/projects', { ...filter }),
  project: (id: string, part?: ProjectPart) => withQuery(`/projects/${encodeURIComponent(id)}`, { tab: part }),
  projectPosting: (id: string, postingId: string) => `/projects/${encodeURIComponent(id)}?tab=postings#${postingAnchor(postingId)}`,
  projectUpdate: (id: string, updateId: string) => `/projects/${encodeURIComponent(id)}?tab=updates#${updateAnchor(updateId)}`,
  projectComment: (id: string, commentId: string) => `/projects/${encodeURIComponent(id)}#${commentAnchor(commentId)}`,
  editProjectComment: (id: string, commentId: string) =>
    `/projects/${encodeURIComponent(id)}?${EDIT}=${encodeURIComponent(commentId)}#${commentAnchor(commentId)}`,
  /** Who applied for a posting, for those who decide on it. */
  applications: (id: string, postingId: string) => `/projects/${encodeURIComponent(id)}/applications/${encodeURIComponent(postingId)}`,
  /** The member's invitations and applications. */
  ownProjects: '/projects/mine',
  newProject: '/projects/create',
  editProject: (id: string) => `/projects/${encodeURIComponent(id)}/edit`,
  careers: '/career',
  newJob: '/career/create',
  job: (id: string) => `/career/${encodeURIComponent(id)}`,
  editJob: (id: string) => `/career/${encodeURIComponent(id)}?write=1`,
  voiceRooms: ({ category, search, free }: RoomFilter = {}) => withQuery('/voice-rooms', { category, search, free: free ? '1' : undefined }),
  search: ({ q, type, sort }: { q?: string; type?: SearchPlace; sort?: SearchSort } = {}) =>
    withQuery('/search', { q, type: type === 'all' ? undefined : type, sort: sort === 'relevance' ? undefined : sort }),
  topic: (id: string) => `/forum/topic/${encodeURIComponent(id)}`,
  comment: (topicId: string, commentId: string) => `/forum/topic/${encodeURIComponent(topicId)}#${commentAnchor(commentId)}`,
  /** Open the editor on the topic's own text or on a comment. */
  editTopic: (id: string) => `/forum/topic/${encodeURIComponent(id)}?${EDIT}=${encodeURIComponent(id)}`,
  /** What comments are answered under; the id of a post leads there as its address does. */
  above: ({ kind, id }: Above): string => (kind === 'post' ? paths.post(id) : paths.project(id)),
  /** A comment, wherever it stands. */
  commentIn: (topicId: string, above: Above | null, commentId: string): string =>
    above ? `${paths.above(above)}#${commentAnchor(commentId)}` : paths.comment(topicId, commentId),
  editComment: (topicId: string, commentId: string) =>
    `/forum/topic/${encodeURIComponent(topicId)}?${EDIT}=${encodeURIComponent(commentId)}#${commentAnchor(commentId)}`,
  login: (query: { reason?: LoginReason; redirect?: string } = {}) => withQuery('/auth/login', query),
  register: (redirect?: string) => withQuery('/auth/register', { redirect }),
  resetPassword: '/auth/reset-password',
  /** With the token of a mail: for a new password. */
  newPassword: (token: string) => withQuery('/auth/reset-password', { type: 'recovery', token }),
  ownProfile: '/profile',
  profile: (username: string) => `/profile/${encodeURIComponent(username)}`,
  /** The editor of one's own profile, at one of its steps; the first is 1. */
  editProfile: (step?: number) => withQuery('/profile/edit', { step: step === undefined ? undefined : String(step) }),
  settings: (section?: 'sessions' | 'security' | 'notifications' | 'data' | 'profile' | 'decisions' | 'subroles' | 'blocked') =>
    section ? `/settings/${section}` : '/settings',
  /** Opens the dialog that ends the account. */
  deleteAccount: '/settings/data?delete=1',
  /** A decision about the member, with the appeal against it. */
  decision: (id: string) => `/settings/decisions/${encodeURIComponent(id)}`,
  /** The same for whoever is shut out; a browser keeps what stands behind the # to itself. */
  appeal: (token: string) => `/appeal#${token}`,
  notifications: '/notifications',
  /** The chat as pages; where there is room they open its panel and a window instead. */
  chats: '/mesajlar',
  chat: (id: string) => `/mesajlar/${encodeURIComponent(id)}`,
  unauthorized: '/unauthorized',
  page: (slug: PageSlug) => `/${slug}`,
  moderationLog: '/moderasyon-kaydi',
  transparency: (year: number) => `/seffaflik/${year}`,
  /** A file: needs a plain link, not the router. */
  transparencyMarkdown: (year: number) => `/api/transparency/${year}/markdown`,
  category: (id: string) => `/forum/category/${encodeURIComponent(id)}`,
  /** Leads through the server to a provider and back to the callback page: needs a plain link, not the router. */
  providerSignIn: (provider: ProviderId, { redirect, remember }: { redirect?: string; remember?: boolean } = {}) =>
    withQuery(`/api/auth/oauth/${provider}/start`, { redirect, remember: remember ? '1' : undefined }),
  /** Another app: needs a plain link, not the router. */
  console: '/adminpanel/',
  consoleReport: (id: string) => `/adminpanel/reports/${encodeURIComponent(id)}`,
} as const;

export { safeRedirect } from '@contracts/redirects';
