import { FLAG_OF } from '../contracts/privacy.js';
import { NOBODY } from './routes.js';

/** Part of a JSON Schema of the OpenAPI document. */
interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  prefixItems?: Schema[];
}
interface Answered {
  operationId: string;
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}
export interface ApiDocument {
  paths: Record<string, Partial<Record<string, Answered>>>;
  components: { schemas: Record<string, Schema> };
}

/** An answer to GET, and which of the fields of a person its schema reaches; what is not JSON has no schema. */
export interface ReadOperation {
  readonly id: string;
  readonly path: string;
  /** Whether it sends something that is not JSON. */
  readonly isBytes: boolean;
  readonly fields: ReadonlySet<string>;
}

/** What says of an object that it is a person, besides what switches hide. */
const OF_A_PERSON = ['username', 'display_name', 'first_name', 'last_name', 'avatar', 'banner', 'bio'];
const FIELDS = new Set([...OF_A_PERSON, ...FLAG_OF.keys()]);

/** Every operation that reads, from the OpenAPI document. */
export function readOperations({ paths, components }: ApiDocument): ReadOperation[] {
  const reached = (schema: Schema, seen: Set<string>): string[] => {
    const { $ref, properties = {}, items, additionalProperties, anyOf = [], oneOf = [], allOf = [], prefixItems = [] } = schema;
    const name = $ref?.split('/').at(-1);
    const named = name && !seen.has(name) ? components.schemas[name] : undefined;
    if (name) seen.add(name);
    const parts = [named, items, typeof additionalProperties === 'object' ? additionalProperties : undefined, ...Object.values(properties)];
    const below = [...parts, ...anyOf, ...oneOf, ...allOf, ...prefixItems].flatMap((part) => (part ? reached(part, seen) : []));
    return [...Object.keys(properties).filter((field) => FIELDS.has(field)), ...below];
  };
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (!get) return [];
    const content = get.responses['200']?.content ?? {};
    const fields = new Set(Object.values(content).flatMap(({ schema }) => (schema ? reached(schema, new Set()) : [])));
    return [{ id: get.operationId, path, isBytes: Object.keys(content).some((type) => type !== 'application/json'), fields }];
  });
}

/** Ids and names of what there is about one member. */
export interface Traces {
  readonly id: string;
  readonly username: string;
  readonly topic: string;
  readonly deletedTopic: string;
  readonly post: string;
  readonly postComment: string;
  readonly series: string;
  readonly project: string;
  readonly projectComment: string;
  readonly projectUpdate: string;
  readonly posting: string;
  readonly job: string;
  readonly hiddenProject: string;
  readonly hiddenJob: string;
  readonly comment: string;
  readonly hiddenComment: string;
  readonly report: string;
  readonly decision: string;
  readonly appeal: string;
  readonly feedback: string;
  readonly fact: string;
}

/** Of whoever has done nothing. */
export const NO_TRACES: Omit<Traces, 'id' | 'username'> = {
  topic: NOBODY,
  deletedTopic: NOBODY,
  post: NOBODY,
  postComment: NOBODY,
  series: NOBODY,
  project: NOBODY,
  projectComment: NOBODY,
  projectUpdate: NOBODY,
  posting: NOBODY,
  job: NOBODY,
  hiddenProject: NOBODY,
  hiddenJob: NOBODY,
  comment: NOBODY,
  hiddenComment: NOBODY,
  report: NOBODY,
  decision: NOBODY,
  appeal: NOBODY,
  feedback: NOBODY,
  fact: NOBODY,
};

interface Example {
  at: (traces: Traces) => string;
  /** Whose fields come: the member's that is looked at, unless it answers whoever asks with their own. */
  of?: 'caller';
  /** Why nobody gets an answer with a person here. */
  empty?: string;
  /** Fields that are called like one of a person and say something else. */
  other?: readonly string[];
}

const at = (address: string): Example => ({ at: () => address });
const own = (address: string): Example => ({ at: () => address, of: 'caller' });
const filter = (what: object) => `?filter=${encodeURIComponent(JSON.stringify(what))}`;

/**
 * A call of each operation that can answer with a field of a person; a new one has no entry, and the matrix fails until it has one. Operations with
 * several addresses stand here without their number.
 */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  SessionController_session: own('/api/auth/session'),
  SessionController_me: own('/api/auth/me'),
  SessionController_user: own('/api/auth/user'),
  UsernameChangeController_state: own('/api/auth/username/change'),
  OAuthEntryController_registration: { at: () => '/api/auth/oauth/registration', empty: 'of somebody who is no member yet' },
  ProfileController_profile: { at: ({ id }) => `/api/profile/${id}` },
  UsersController_search: { at: ({ username }) => `/api/users/search?q=${username}` },
  UsersController_list: { at: ({ id }) => `/api/users?ids=${id}` },
  UsersController_byUsername: { at: ({ username }) => `/api/users/username/${username}` },
  UsersController_user: { at: ({ id }) => `/api/users/${id}` },
  SubroleDeskController_list: at('/api/admin/subrole-requests'),
  TopicsController_list: at('/api/forum/topics'),
  TopicsController_topic: { at: ({ topic }) => `/api/forum/posts/${topic}` },
  TopicsController_listComments: { at: ({ topic }) => `/api/forum/topics/${topic}/comments` },
  HeldController_list: { at: ({ topic }) => `/api/forum/topics/${topic}/held-comments` },
  LikesController_likedTopics: at('/api/forum/users/me/liked-posts'),
  DecisionsController_ofTopic: { at: ({ topic }) => `/api/forum/topics/${topic}/decisions` },
  DecisionsController_topic: { at: ({ deletedTopic }) => `/api/forum/topics/${deletedTopic}/taken-down` },
  DecisionsController_comment: { at: ({ hiddenComment }) => `/api/forum/comments/${hiddenComment}/taken-down` },
  ConsoleDecisionsController_list: at('/api/console/decisions'),
  ConsoleDecisionsController_show: { at: ({ decision }) => `/api/console/decisions/${decision}` },
  HistoryController_topic: { at: ({ topic }) => `/api/forum/topics/${topic}/history` },
  HistoryController_comment: { at: ({ comment }) => `/api/forum/comments/${comment}/history` },
  ContributionsController_topics: { at: ({ id }) => `/api/users/${id}/topics` },
  ReportsController_list: at('/api/reports'),
  ConsoleReportsController_list: at('/api/console/reports'),
  ConsoleReportsController_show: { at: ({ report }) => `/api/console/reports/${report}` },
  ConsoleCasesController_list: at('/api/console/cases'),
  ConsoleCasesController_show: { at: ({ topic }) => `/api/console/cases/${topic}` },
  MemberProfileController_show: { at: ({ id }) => `/api/console/members/${id}/profile` },
  ConsoleMembersController_list: at('/api/console/members'),
  ConsoleMembersController_show: { at: ({ id }) => `/api/console/members/${id}` },
  ConsoleNotesController_list: { at: ({ id }) => `/api/console/members/${id}/notes` },
  ConsoleAppealsController_list: at('/api/console/appeals'),
  ConsoleAppealsController_show: { at: ({ appeal }) => `/api/console/appeals/${appeal}` },
  ConsoleFactsController_list: { at: ({ id }) => `/api/console/facts${filter({ member: id })}` },
  NotificationCentreController_list: at('/api/notifications'),
  ChatsController_list: { at: () => '/api/chat/list', empty: 'conversations are the caller’s own; chat.test.ts says whom they name' },
  ChatsController_requests: { at: () => '/api/chat/requests', empty: 'as the list' },
  ApplicationsController_detail: {
    at: () => `/api/career/applications/mine/${NOBODY}`,
    empty: 'the caller’s own; job-applications.test.ts says who else reads it',
  },
  ReceivedController_list: { at: () => '/api/career/applications/received', empty: 'to listings of the caller; job-applications.test.ts says who reads them' },
  ReceivedController_jobs: { at: () => '/api/career/applications/received/jobs', empty: 'as the list; job-sight.test.ts says which they are' },
  ReceivedController_detail: { at: () => `/api/career/applications/received/${NOBODY}`, empty: 'as the list' },
  ChatsController_one: { at: () => `/api/chat/${NOBODY}`, empty: 'as the list' },
  FollowsController_followers: { at: ({ id }) => `/api/users/${id}/followers` },
  FollowsController_following: { at: ({ id }) => `/api/users/${id}/following` },
  FollowsController_mutual: { at: ({ id }) => `/api/users/${id}/mutual` },
  BlocksController_list: at('/api/users/blocked'),
  StatsController_stats: { at: ({ id }) => `/api/users/${id}/stats` },
  FeedbackController_list: at('/api/beta-feedback'),
  ConsoleFeedbackController_list: at('/api/console/feedback'),
  ConsoleFeedbackController_show: { at: ({ feedback }) => `/api/console/feedback/${feedback}` },
  SearchController_find: at('/api/search?q=kandilli'),
  SearchController_findPosts: at('/api/search/posts?q=kandilli'),
  SearchController_findProjects: at('/api/search/projects?q=kandilli'),
  BlogReadingController_list: at('/api/blog/posts'),
  BlogReadingController_post: { at: ({ post }) => `/api/blog/posts/${post}` },
  BlogReadingController_ofTag: at('/api/blog/tags/kandilli/posts'),
  BlogReadingController_own: own('/api/blog/users/me/posts'),
  BlogReadingController_related: { at: ({ post }) => `/api/blog/posts/${post}/related` },
  BookmarksController_list: at('/api/blog/bookmarks'),
  BlogCommentsController_list: { at: ({ post }) => `/api/blog/posts/${post}/comments` },
  BlogCommentsController_waiting: { at: ({ post }) => `/api/blog/posts/${post}/held-comments`, empty: 'nothing waits under it' },
  BlogCommentsController_one: { at: ({ postComment }) => `/api/blog/comments/${postComment}` },
  BlogCommentsController_replies: { at: ({ postComment }) => `/api/blog/comments/${postComment}/replies` },
  ProjectCommentsController_list: { at: ({ project }) => `/api/projects/${project}/comments` },
  ProjectCommentsController_waiting: { at: ({ project }) => `/api/projects/${project}/held-comments`, empty: 'nothing waits under it' },
  ProjectCommentsController_one: { at: ({ projectComment }) => `/api/projects/comments/${projectComment}` },
  ProjectCommentsController_replies: { at: ({ projectComment }) => `/api/projects/comments/${projectComment}/replies` },
  ProjectUpdatesController_list: { at: ({ project }) => `/api/projects/${project}/updates` },
  ProjectUpdatesController_one: { at: ({ projectUpdate }) => `/api/projects/updates/${projectUpdate}` },
  ProjectUpdatesController_history: { at: ({ projectUpdate }) => `/api/projects/updates/${projectUpdate}/history` },
  ProjectDeskController_list: { at: ({ hiddenProject }) => `/api/projects/${hiddenProject}/decisions` },
  JobDeskController_list: { at: ({ hiddenJob }) => `/api/career/jobs/${hiddenJob}/decisions` },
  UpdateDeskController_list: { at: ({ projectUpdate }) => `/api/projects/updates/${projectUpdate}/decisions`, empty: 'nobody has decided on it' },
  PostDecisionsController_list: { at: ({ post }) => `/api/blog/posts/${post}/decisions`, empty: 'nobody has decided on it' },
  PostDecisionsController_takenDown: { at: ({ post }) => `/api/blog/posts/${post}/taken-down`, empty: 'nobody has taken it down' },
  SeriesController_page: { at: ({ series }) => `/api/blog/series/${series}` },
  MemberPostsController_list: { at: ({ id }) => `/api/users/${id}/blog-posts` },
  ConsolePagesController_list: at('/api/console/pages'),
  ConsolePagesController_one: at('/api/console/pages/about'),
  ConsolePagesController_versions: at('/api/console/pages/about/versions'),
  ConsolePagesController_version: { at: () => '/api/console/pages/about/versions/1', empty: 'pages name the admins who wrote them' },
  ConsoleApprovalsController_rows: at('/api/console/approvals'),
  ConsoleSettingsController_all: at('/api/console/settings'),
  ConsoleSettingsController_history: at('/api/console/settings/history'),
  ConsoleWordsController_list: at('/api/console/watched-words'),
  ConsoleMailBlocksController_list: at('/api/console/mail-blocks'),
  ConsoleReasonsController_list: at('/api/console/canned-reasons'),
  ConsoleReasonsController_retired: at('/api/console/canned-reasons/retired'),
  ConsoleChoicesController_all: { at: () => '/api/console/project-choices', empty: 'choices name nobody' },
  ProjectChoicesController_stages: { at: () => '/api/projects/stages', empty: 'choices name nobody' },
  ProjectChoicesController_rewardTypes: { at: () => '/api/projects/reward-types', empty: 'choices name nobody' },
  ProjectReadingController_list: at('/api/projects'),
  ProjectReadingController_mine: at('/api/projects/my/joined'),
  ProjectReadingController_page: { at: ({ project }) => `/api/projects/${project}` },
  ProjectReadingController_near: { at: ({ project }) => `/api/projects/${project}/similar` },
  JobFindingController_page: { at: ({ job }) => `/api/career/jobs/${job}` },
  MemberProjectsController_list: { at: ({ id }) => `/api/users/${id}/projects` },
  RosterController_search: { at: ({ username }) => `/api/projects/users/search?username=${username}` },
  RosterController_received: at('/api/projects/invites/my'),
  RosterController_members: { at: ({ project }) => `/api/projects/${project}/members` },
  RosterController_sent: { at: ({ project }) => `/api/projects/${project}/invites` },
  WantedController_list: { ...at('/api/projects/help-wanted'), other: ['skills'] },
  MatchingController_list: { ...at('/api/projects/matches'), other: ['skills'] },
  ColleaguesController_list: { at: () => `/api/career/jobs/${NOBODY}/colleagues`, empty: 'of those who are named by the owner, as everybody sees them' },
  ProjectFollowsController_following: { at: ({ project }) => `/api/projects/${project}/following` },
  WantedController_applications: { at: ({ project, posting }) => `/api/projects/${project}/help-wanted/${posting}/applications` },
  WantedController_myApplication: { at: ({ posting }) => `/api/projects/help-wanted/${posting}/my-application` },
  WantedController_myApplications: at('/api/projects/applications/my'),
  WantedController_mine: { at: ({ posting }) => `/api/projects/help-wanted/mine?ids=${posting}` },
  WantedController_ofProject: { at: ({ project }) => `/api/projects/${project}/help-wanted`, other: ['skills'] },
  ConsoleInvitationsController_rows: at('/api/console/invitations'),
  TimelineController_page: { at: ({ id }) => `/api/console/audit/timeline?subject=${id}` },
  TimelineController_fact: { at: ({ fact }) => `/api/console/audit/timeline/${fact}` },
  TravelController_queue: at('/api/console/audit/past/queue'),
  TravelController_policy: at('/api/console/audit/past/policy'),
  TravelController_show: { at: ({ id }) => `/api/console/audit/past/member/${id}` },
  ReplayController_show: { at: ({ topic }) => `/api/console/audit/replay/${topic}` },
  SecondReviewController_show: { at: () => `/api/console/audit/second-review/${NOBODY}`, empty: 'none was drawn' },
  FiguresController_show: at('/api/console/audit/figures'),
  WhatIfController_show: { at: () => `/api/console/audit/what-if/${NOBODY}`, empty: 'none was asked for' },
  VoiceRoomsController_list: { at: () => '/api/voice-rooms', empty: 'nobody is in a room; voice.test.ts says who is told who is' },
  VoiceRoomsController_ofCategory: { at: () => '/api/voice-rooms/category/general', empty: 'as the list' },
  VoiceRoomsController_search: { at: () => '/api/voice-rooms/search', empty: 'as the list' },
  VoiceRoomsController_current: { at: () => '/api/voice-rooms/current', empty: 'as the list' },
  VoiceRoomsController_room: { at: () => `/api/voice-rooms/${NOBODY}`, empty: 'as the list' },
  VoiceRoomsController_participants: { at: () => `/api/voice-rooms/${NOBODY}/participants`, empty: 'as the list' },
  VoiceConnectionController_info: at('/api/voice-rooms/websocket/info'),
  SocketInfoController_info: at('/api/websocket/info'),
  VoiceOverController_barred: { at: () => `/api/voice-rooms/${NOBODY}/kicked`, empty: 'nobody is barred; voice-over.test.ts says who is told who is' },
  RoomMessagesController_page: { at: () => `/api/voice-rooms/${NOBODY}/messages`, empty: 'nobody is in a room; voice-chat.test.ts says who reads what' },
  DocumentsController_vcard: { at: ({ id }) => `/api/profile/${id}/vcard` },
};

/** The entry of an operation, whichever of its addresses is meant. */
export const exampleOf = ({ id }: Pick<ReadOperation, 'id'>): Example | undefined => EXAMPLES[id.replace(/\[\d+\]$/, '')];

/** What is no JSON and carries no field of a profile: what it is instead. */
export const OTHER_BYTES: Readonly<Record<string, string>> = {
  ProfilePicturesController_read: 'the picture itself; strangers.test.ts says who opens it',
  DocumentsController_cvPdf: 'for its owner alone',
  DocumentsController_resume: 'for its owner alone',
  OwnDataController_download: 'one’s own data',
  ImagesController_read: 'a picture of a text',
  FilesController_read: 'by a signed link',
  ChatFilesController_read: 'by a signed link, to one of the two of a conversation',
  CaseConversationController_read: 'by a signed link, to the session of whoever said why they read it',
  ApplicationsController_cv: 'by a signed link, to the two sides of an application',
  SharePicturesController_read: 'the picture of a post beside links to it',
  ProjectSharePicturesController_read: 'the picture of a project beside links to it',
  PostFilesController_one: 'for its author alone',
  PostFilesController_all: 'for their author alone',
  AuditExportsController_download: 'facts under pseudonyms',
  TransparencyController_markdown: 'figures of a year',
};

/** Values of a field anywhere in an answer, without those that say nothing; what stands inside of a guarded field belongs to that one. */
export function valuesOf(answer: unknown, field: string): unknown[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) => {
    if (name === field) return saysSomething(value) ? [value] : [];
    return FLAG_OF.has(name) ? [] : valuesOf(value, field);
  });
}

const saysSomething = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(saysSomething) : value !== null && value !== '' && value !== 0;
