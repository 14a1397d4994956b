import { RequestMethod } from '@nestjs/common';
import { INTERCEPTORS_METADATA, METHOD_METADATA, PARAMTYPES_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { FastifyContextConfig } from 'fastify';
import { JOB_CONSENT } from '../contracts/job-consent.js';
import type { Permission } from '../contracts/permissions.js';
import { ALLOW } from '../src/platform/http/allow.js';
import { IdempotencyInterceptor } from '../src/platform/http/idempotency.interceptor.js';
import { PASSWORD, type TestApp } from './app.js';
import { JOB } from './jobs.js';

export interface Route {
  readonly method: string;
  /** As declared, with `:id`. */
  readonly path: string;
  /** The permission that it declares. */
  readonly permission: Permission | undefined;
  /** Whether it heeds an `Idempotency-Key`. */
  readonly repeatable: boolean;
  /** Whether it reads forms as well as JSON. */
  readonly takesForm: boolean;
  /** Whether it reads `name=value` pairs, too. */
  readonly takesPairs: boolean;
  /** Names of the classes that say what it takes of a query and of a body; null where it looks at none. */
  readonly reads: { readonly query: string | null; readonly body: string | null };
  /** Bytes that its body may have. */
  readonly longest: number;
  /** The class and method behind it, for a failing test's message. */
  readonly handler: string;
}

/** The spec's cap for a request. */
const MEGABYTE = 1_048_576;

/** An id that is well-formed and names nothing. */
export const NOBODY = '01900000-0000-7000-8000-000000000000';

/** Every HTTP route of the running application, found by looking at the controllers that it has. */
export function routesOf({ meydan }: TestApp): Route[] {
  const scanner = new MetadataScanner();
  const controllers = [...meydan.app.get(ModulesContainer).values()].flatMap(({ controllers }) => [...controllers.values()]);
  const routes = controllers.flatMap(({ metatype, instance }) => {
    if (!metatype) throw new Error('a controller without a class');
    const prefixes = [Reflect.getMetadata(PATH_METADATA, metatype)].flat() as string[];
    const prototype = Object.getPrototypeOf(instance) as Record<string, () => unknown>;
    return scanner.getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name] as () => unknown;
      const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
      if (method === undefined) return [];
      const paths = [Reflect.getMetadata(PATH_METADATA, handler)].flat() as string[];
      const permission = Reflect.getMetadata(ALLOW, handler) as Permission | undefined;
      const repeatable = ((Reflect.getMetadata(INTERCEPTORS_METADATA, handler) ?? []) as unknown[]).includes(IdempotencyInterceptor);
      const config = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, handler) as FastifyContextConfig | undefined;
      const takesForm = config?.form !== undefined;
      const takesPairs = config?.pairs === true;
      const longest = config?.longest ?? MEGABYTE;
      const reads = { query: classReading(RouteParamtypes.QUERY, metatype, name), body: classReading(RouteParamtypes.BODY, metatype, name) };
      return prefixes.flatMap((prefix) =>
        paths.map((path) => ({
          method: RequestMethod[method],
          path: joined(prefix, path),
          permission,
          repeatable,
          takesForm,
          takesPairs,
          reads,
          longest,
          handler: `${metatype.name}.${name}`,
        })),
      );
    });
  });
  return routes.sort((a, b) => `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`));
}

/** What a handler reads a part of a request with, as Nest keeps it: arguments by their kind and place, and the types of all. */
function classReading(part: RouteParamtypes, controller: object, handler: string): string | null {
  const given = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler) ?? {}) as Record<string, { index: number }>;
  const place = Object.entries(given).find(([key]) => key.startsWith(`${part}:`))?.[1].index;
  if (place === undefined) return null;
  const types = Reflect.getMetadata(PARAMTYPES_METADATA, (controller as { prototype: object }).prototype, handler) as { name: string }[];
  return types[place]?.name ?? null;
}

export const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

/** The address of a route with an id in each place that wants one. */
export const addressOf = ({ path }: Route, id: string = NOBODY): string => path.replace(/:\w+/g, id);

export const takesBody = ({ method }: Route): boolean => !['GET', 'HEAD', 'OPTIONS', 'DELETE'].includes(method);

/** Bodies and queries that a route can read; whoever signs in or out does so with what `username` has. */
export function plausible(route: Route, username: string, categoryId: string): { query: string; body: object | undefined } {
  const report = { reason: 'spam', reportedUserId: NOBODY, reporterId: null, description: 'Açıklama' };
  const decision = { status: 'resolved', action: 'mute_user', note: 'Not', durationMinutes: 5 };
  const feedback = {
    title: 'Menü açılmıyor',
    description: 'Telefonda menü düğmesine basınca bir şey olmuyor.',
    steps_to_reproduce: 'Bas',
    page_url: '/forum',
    severity: 'low',
    category: 'Genel',
    email: 'ada@ornek.dev',
    username: 'ada',
    display_name: 'Ada',
    user_id: NOBODY,
  };
  const clientData = Buffer.from('{"type":"webauthn.get","challenge":"AAAA","origin":"http://localhost"}').toString('base64url');
  const assertion = { id: 'AAAA', clientDataJSON: clientData, authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' };
  const bodies: Record<string, object> = {
    'POST /api/auth/register': {
      email: `${username}.2@ornek.dev`,
      username: `${username}.2`,
      password: PASSWORD,
      first_name: 'Ad',
      last_name: 'Soyad',
      display_name: 'Ad S.',
    },
    'POST /api/auth/consents': { document: 'terms', version: 'eski' },
    'POST /api/auth/login': { identifier: username, password: PASSWORD, rememberMe: false },
    'POST /api/auth/email/verify': { token: 'bilinmeyen' },
    'POST /api/auth/email/resend': { email: `${username}@ornek.dev` },
    'POST /api/auth/email/change': { email: `${username}-yeni@ornek.dev`, password: 'yanlis-bir-sifre' },
    'POST /api/auth/email/change/confirm': { token: 'bilinmeyen' },
    'POST /api/auth/sign-in/disown': { token: 'bilinmeyen' },
    'POST /api/auth/email/change/undo': { token: 'bilinmeyen' },
    'POST /api/auth/password/reset': { email: `${username}@ornek.dev` },
    'POST /api/auth/password/update': { password: PASSWORD, accessToken: 'bilinmeyen' },
    'POST /api/auth/password/change': { currentPassword: 'yanlis-bir-sifre', password: `${PASSWORD}-yeni` },
    'POST /api/auth/oauth/finish': {},
    'POST /api/auth/oauth/link': { password: PASSWORD },
    'POST /api/auth/oauth/registration': { username: `${username}.3`, display_name: 'Ad S.', accepted_terms: 'eski', read_notice: 'eski' },
    'POST /api/auth/identities': { provider: 'github' },
    'POST /api/auth/proof/provider': { provider: 'github', redirect: '/settings/data' },
    'POST /api/auth/proof/passkey': { ...assertion },
    'POST /api/auth/password/set': { password: `${PASSWORD}-ilk` },
    'POST /api/auth/subrole-request': { requested_subroles: ['student'], reason: 'ğ'.repeat(50), additional_info: 'Deneme' },
    'POST /api/admin/subrole-requests/:id/review': { status: 'rejected', approved_subroles: [], rejected_subroles: ['student'], review_note: 'Not' },
    'PUT /api/console/members/:id/subroles': { subrole: 'student', held: false, note: 'Not' },
    'POST /api/auth/second-factor': { ticket: 'bilinmeyen', code: '123456' },
    'POST /api/auth/second-factor/passkey': { ticket: 'bilinmeyen', ...assertion },
    'POST /api/auth/second-factor/totp/confirm': { code: '123456' },
    'POST /api/auth/second-factor/totp/remove': { password: PASSWORD },
    'POST /api/auth/second-factor/recovery-codes': { password: PASSWORD, code: '123456' },
    'POST /api/auth/passkeys/sign-in': { ...assertion, rememberMe: true },
    'POST /api/auth/passkeys': { name: 'Telefon', id: 'AAAA', clientDataJSON: clientData, attestationObject: 'o2NmbXQ', transports: ['usb'] },
    'PUT /api/auth/passkeys/:id': { name: 'Telefon' },
    'POST /api/auth/passkeys/:id/remove': { password: PASSWORD },
    'PUT /api/profile': { first_name: 'Ad', last_name: null, birth_date: '1990-01-31', display_name: 'Ad S.', is_public: true },
    'PUT /api/auth/user/profile': { first_name: 'Ad', last_name: null, birth_date: '1990-01-31', display_name: 'Ad S.', is_public: true },
    'PUT /api/profile/display-name': { display_name: 'Ad S.' },
    'POST /api/auth/account-deletion': { password: 'yanlis-bir-sifre', keep_content: true },
    'POST /api/forum/topics': { title: `Konu: ${username}`, content: 'Yeterince uzun bir içerik.', categoryId, selectedTags: ['deneme'] },
    'POST /api/forum/topics/:id/comments': { content: 'Bir yorum', quotedComment: null },
    'POST /api/forum/posts/likes-count': { postIds: [NOBODY] },
    'POST /api/forum/comments/likes/me': { commentIds: [NOBODY] },
    'PUT /api/forum/topics/:id': { title: 'Yeni başlık', content: 'Yeterince uzun bir içerik.', categoryId, selectedTags: ['deneme'] },
    'PUT /api/forum/topics/:id/solution': { is_resolved: true, solving_comment_id: NOBODY },
    'PUT /api/forum/topics/:id/moderate': {
      action: 'split',
      reason: 'Başka bir konu',
      categoryId,
      selectedTags: ['deneme'],
      targetId: NOBODY,
      title: 'Yeni konu',
      commentIds: [NOBODY],
    },
    'PUT /api/forum/comments/:id': { content: 'Bir yorum' },
    'PUT /api/forum/comments/:id/moderate': { action: 'hide', reason: 'Konu dışı' },
    'PUT /api/forum/topics/:id/decisions/:number/undo': { reason: 'Yanlışlıkla yapıldı' },
    'PUT /api/forum/comments/:id/decisions/:number/undo': { reason: 'Yanlışlıkla yapıldı' },
    'PUT /api/blog/posts/:id/decisions/:number/undo': { reason: 'Yanlışlıkla yapıldı' },
    'POST /api/forum/posts/last-comments': { postIds: [NOBODY] },
    'POST /api/forum/posts/comment-status': { postIds: [NOBODY] },
    'PUT /api/forum/reading': { topics: [NOBODY], comments: [NOBODY], since: '2026-11-21T11:00:00.000Z' },
    'PUT /api/auth/appearance': { theme: 'dark', font_size: 'large', compact_mode: true, animations: false },
    'PUT /api/profile/drafts/:step': { content: '{"bio":"Yarım"}', version: null },
    'PUT /api/forum/drafts/:key': { content: '{"content":"Yarım"}', title: 'Yeni konu', excerpt: 'Yarım', version: null },
    'POST /api/reports': { reported_type: 'forum_topic', reported_id: NOBODY, reported_user_id: NOBODY, reason: 'spam', description: 'Açıklama' },
    'POST /api/forum/reports/posts': { ...report, postId: NOBODY },
    'POST /api/forum/reports/comments': { ...report, commentId: NOBODY },
    'POST /api/blog/reports/posts': { ...report, postId: NOBODY },
    'POST /api/blog/reports/comments': { ...report, commentId: NOBODY },
    'POST /api/blog/posts/:id/comments': { content: 'Bir yorum' },
    'POST /api/blog/posts/comments-count': { postIds: [NOBODY] },
    'POST /api/blog/posts/likes-count': { postIds: [NOBODY] },
    'POST /api/blog/posts/mine': { postIds: [NOBODY] },
    'POST /api/blog/posts/:id/applause': { claps: 1 },
    'POST /api/blog/comments/:id/replies': { postId: NOBODY, content: 'Bir yanıt' },
    'PUT /api/blog/comments/:id': { content: 'Bir yorum' },
    'PUT /api/blog/comments/:id/moderate': { action: 'hide', reason: 'Konu dışı' },
    'PUT /api/blog/posts/:id/watch': { level: 'watching' },
    'POST /api/projects/:id/comments': { content: 'Bir yorum', parent_comment_id: null },
    'POST /api/projects/comments-count': { projectIds: [NOBODY] },
    'PUT /api/projects/comments/:id': { content: 'Bir yorum' },
    'PUT /api/projects/comments/:id/moderate': { action: 'hide', reason: 'Konu dışı' },
    'PUT /api/projects/:id/watch': { level: 'watching' },
    'POST /api/projects/:id/updates': { type: 'release', content: 'Bir güncelleme', visibility_override: 'members' },
    'PUT /api/career/jobs/:id/moderate': { action: 'hide', reason: 'Kurallara uymuyor' },
    'PUT /api/career/jobs/:id/decisions/:number/undo': { reason: 'Yanlışlıkla yapıldı' },
    'PUT /api/projects/updates/:id/moderate': { action: 'hide', reason: 'Kurallara uymuyor' },
    'PUT /api/projects/updates/:id/decisions/:number/undo': { reason: 'Yanlışlıkla yapıldı' },
    'PUT /api/projects/updates/:id': { type: 'release', content: 'Bir güncelleme', visibility_override: null },
    'POST /api/projects/updates/likes/me': { updateIds: [NOBODY] },
    'PUT /api/notifications/push': { endpoint: 'https://ornek.com/anlik', keys: { p256dh: 'x', auth: 'x' } },
    'POST /api/career/searches': { name: 'İstanbul', filters: { province: '34', km: 50 }, digest: true },
    'POST /api/career/jobs/near': { lat: 41, lng: 29 },
    'PUT /api/career/searches/:id': { name: 'İstanbul', filters: { province: '34', km: 50 }, digest: false },
    'POST /api/chat/delivered': { chatIds: [NOBODY] },
    'PUT /api/chat/choices': { whoMayWrite: 'followed', showsSeen: true, showsLastSeen: false },
    'PUT /api/reports/:id/moderate': decision,
    'PUT /api/console/reports/:id': decision,
    'POST /api/appeals/by-link': { token: `${NOBODY}.00` },
    'POST /api/appeals/by-link/make': { token: `${NOBODY}.00`, text: 'Katılmıyorum' },
    'POST /api/appeals/by-link/messages': { token: `${NOBODY}.00`, text: 'Katılmıyorum' },
    'POST /api/appeals/:id': { text: 'Katılmıyorum' },
    'POST /api/appeals/:id/messages': { text: 'Katılmıyorum' },
    'POST /api/console/appeals/:id/messages': { text: 'Bunu neden yazdınız?' },
    'POST /api/console/appeals/:id/decision': {
      outcome: 'modified',
      kind: 'muted',
      until: '2026-12-21T11:00:00.000Z',
      restore_content: true,
      message: 'Not',
      staff_note: 'Not',
    },
    'POST /api/beta-feedback': feedback,
    'POST /api/beta-feedback/:id/email': { reason: 'Soru soracağım' },
    'PUT /api/beta-feedback/:id/status': { status: 'resolved', resolution_notes: 'Not' },
    'POST /notifications/unsubscribe': { 'List-Unsubscribe': 'One-Click' },
    'PUT /api/console/settings': { values: { repeatAfterHours: 24 }, expected: { repeatAfterHours: 24 }, reason: 'Deneme' },
    'PUT /api/console/tags/:slug/name': { name: 'yeni' },
    'POST /api/console/tags/:slug/merge': { into: 'deneme' },
    'POST /api/console/categories': { name: `Kategori ${username}`, slug: username.replace('.', '-'), description: 'Deneme', color: 'blue' },
    'PUT /api/console/categories/:id': { name: 'Yeni ad', description: 'Deneme', color: 'blue' },
    'PUT /api/console/categories/:id/place': { before: null },
    'PUT /api/console/categories/:id/writing': { closed: true, writers: 'staff' },
    'POST /api/console/categories/:id/merge': { into: NOBODY },
    'POST /api/console/watched-words': { words: ['denenen sözcük'], consequence: 'hold' },
    'POST /api/console/watched-words/remove': { word: 'denenen sözcük' },
    'POST /api/console/mail-blocks': { what: `${username}.engelli.dev`, reason: 'Deneme' },
    'POST /api/console/mail-blocks/search': { what: 'engelli.dev' },
    'POST /api/console/invitations': { role: 'user', address: 'davetli@ornek.dev' },
    'PUT /api/console/pages/:slug': { title: 'Biz', description: 'Kim olduğumuz', markdown: 'Metin', seen: 'eski', reason: 'Neden' },
    'POST /api/console/pages/:slug/restore': { version: 1, seen: 'eski', reason: 'Neden' },
    'POST /api/console/pages/:slug/file': { seen: 'eski', reason: 'Neden' },
    'POST /api/console/canned-reasons': { title: `Gerekçe ${username}`, clause: '2.1', reason: 'spam', text: 'Metin', place: 1 },
    'PUT /api/console/canned-reasons/:id': { title: 'Gerekçe', reason: 'spam', text: 'Metin', place: 1 },
    'PUT /api/console/canned-reasons/:id/retired': { retired: true },
    'POST /api/chat/:id/mark-read': { upTo: NOBODY },
    'POST /api/console/cases/:id/conversation': { reason: 'Tehdit edildiğini yazdı' },
    'POST /api/chat/start': { otherUserId: NOBODY },
    'POST /api/chat/last-messages': { chatIds: [NOBODY] },
    'POST /api/chat/:id/messages': { content: 'Merhaba', client_id: NOBODY, reply_to: null, message_type: 'text' },
    'PUT /api/chat/messages/:id': { content: 'Merhaba' },
    'POST /api/chat/messages/:id/preview': { url: 'https://ornek.com/' },
    'PUT /api/chat/messages/:id/reaction': { emoji: '👍' },
    'POST /api/projects': { title: 'Bir proje', summary: 'Ne yaptığımız kısaca', stage: 'idea', visibility: 'public' },
    'PUT /api/projects/:id': { title: 'Bir proje' },
    'PUT /api/projects/:id/archive': { archived: true },
    'POST /api/projects/:id/members/add': { userId: NOBODY, role: 'member' },
    'PUT /api/projects/:id/members/:userId/role': { role: 'manager' },
    'POST /api/projects/:id/handover': { userId: NOBODY },
    'POST /api/projects/:id/handover/respond': { action: 'accept' },
    'POST /api/projects/:id/invites': { identifier: username, role: 'member' },
    'POST /api/projects/invites/:inviteId/respond': { action: 'accept' },
    'POST /api/projects/help-wanted': {
      ...{ project_id: NOBODY, title: 'Yardım aranıyor', description: 'Ne arıyoruz, neden.' },
      ...{ skills: ['React'], project_reward_type: 'volunteer' },
    },
    'PUT /api/projects/help-wanted/:id': { is_open: false },
    'POST /api/projects/help-wanted/:id/applications': { message: 'Bu işi yapmak isterim.' },
    'POST /api/voice-rooms': { name: 'Kahve Molası', description: 'Gündem', category: 'study', maxParticipants: 10 },
    'POST /api/voice-rooms/:id/role/:userId': { role: 'moderator' },
    'POST /api/voice-rooms/:id/mute/:userId': { muted: true },
    'POST /api/voice-rooms/:id/kick/:userId': { reason: 'Gürültü' },
    'POST /api/voice-rooms/:id/messages': { content: 'Merhaba', messageType: 'text', parentMessageId: null },
    'PUT /api/voice-rooms/messages/:id': { content: 'Merhaba' },
    'PUT /api/voice-rooms/:id': { name: 'Kahve Molası', description: 'Gündem', maxParticipants: 10 },
    'POST /api/career/locate': { text: 'İzmir' },
    'POST /api/career/jobs': { ...JOB },
    'PUT /api/career/jobs/:id': { ...JOB },
    'POST /api/career/jobs/:id/close': { state: 'filled' },
    'POST /api/career/jobs/:id/renew': { apply_until: null },
    'POST /api/career/jobs/:id/colleagues': { username: 'birisi' },
    'POST /api/career/jobs/:id/apply': {
      ...{ phone: '+905320000000', email: 'birisi@ornek.com', note: 'Bir not', cv_url: '/api/profile/upload/temp-cv/1' },
      consent_version: JOB_CONSENT.version,
    },
    'POST /api/career/applications/:id/messages': { text: 'Merhaba' },
    'POST /api/career/applications/received/:id/state': { state: 'reviewing', version: 0 },
    'PUT /api/career/applications/received/:id/rating': { rating: 4 },
    'POST /api/career/applications/received/:id/notes': { text: 'Bir not' },
    'POST /api/career/applications/received/:id/messages': { text: 'Merhaba', state: 'reviewing' },
    'POST /api/career/applications/received/answers': { application_ids: [NOBODY], text: 'Merhaba {ad}', sending_id: NOBODY },
    'POST /api/career/answer-templates': { name: 'Davet', text: 'Merhaba {ad}' },
    'PUT /api/career/answer-templates/:id': { name: 'Davet', text: 'Merhaba {ad}' },
    'POST /api/career/applications/received/:id/cv/download': { reason: 'Mülakat için yazdırıyorum' },
    'POST /api/console/project-choices': { kind: 'stage', label: `Aşama ${username}`, place: 1 },
    'PUT /api/console/project-choices/:kind/:code': { label: 'Aşama', place: 1 },
    'PUT /api/console/project-choices/:kind/:code/retired': { retired: true },
    'PUT /api/console/feedback/:id': { status: 'resolved', resolution_notes: 'Not' },
  };
  const queries: Record<string, string> = {
    'POST /notifications/unsubscribe': `?token=${NOBODY}.00`,
    'GET /api/auth/user/check-username': '?username=birisi',
    'GET /api/files/:area/:name': '?expires=1&signature=x',
    'GET /api/career/applications/:id/cv': '?expires=1&signature=x',
    'GET /api/chat/files/:id': '?size=full&expires=1&signature=x',
    'GET /api/console/cases/:id/conversation/file': '?expires=1&signature=x',
    'GET /api/forum/reading': `?ids=${NOBODY}`,
    'GET /api/users/search': '?q=birisi',
    'GET /api/voice-rooms/search': '?search=kahve',
    'GET /api/chat/:id/search': '?q=birisi',
    'GET /api/projects/users/search': '?username=birisi',
    'GET /api/projects/help-wanted/mine': `?ids=${NOBODY}`,
    'GET /api/users': `?limit=5&ids=${NOBODY}`,
    'GET /api/console/facts': `?filter=${encodeURIComponent(JSON.stringify({ member: NOBODY }))}`,
  };
  return { query: queries[nameOf(route)] ?? '', body: takesBody(route) ? (bodies[nameOf(route)] ?? {}) : undefined };
}

function joined(prefix: string, path: string): string {
  const whole = [prefix, path]
    .map((part) => part.replace(/^\/+|\/+$/g, ''))
    .filter(Boolean)
    .join('/');
  return `/${whole}`;
}
