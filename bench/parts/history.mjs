import { createHash } from 'node:crypto';

/*
 * The history of a forum as the application would have recorded it, without deciding it: members register and sign in, write topics and
 * comments, a few are reported and moderated, and what the policies make of that follows. The same every time but for the sealing.
 */
const TOPICS_PER_MEMBER = 8;
const COMMENTS_PER_TOPIC = 12;
const TOPICS_PER_REPORT = 20;
const MEMBERS_AT_MOST = 5_000;
const STARTS_AT = Date.parse('2026-01-01T06:00:00Z');
const STEP_MS = 20_000;
const TOPIC_MS = STEP_MS * (COMMENTS_PER_TOPIC + 1);
const SYSTEM = { id: 'system', role: 'system' };
const REASONS = ['spam', 'harassment', 'hate_speech', 'other'];
const WORDS =
  'merhaba proje derleyici hata ağaç yazılım sunucu istemci türkçe günlük çözüm deneme için bir ve ama şöyle olabilir örnek kod dosya ölçüm bellek hız sürüm paket küçük büyük işlem soru'.split(
    ' ',
  );

export const sha = (seed) => createHash('sha256').update(seed).digest('hex');
const asUuid = (version, hex) => `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${version}${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
/** An id made from others, as those of events are. */
const derived = (seed) => asUuid(8, sha(seed));
/** An id that grows with time, as those of members, topics and comments do: the `number`-th topic's time and a little. */
export const idOf = (kind, number, part = 0) =>
  asUuid(7, (STARTS_AT + number * TOPIC_MS + part * STEP_MS).toString(16).padStart(12, '0') + sha(`${kind}/${number}/${part}`));

export function text(seed, words) {
  const chosen = Array.from({ length: words }, (_, index) => WORDS[(seed * 7 + index * (3 + (seed % 5)) + ((index * index) % 11)) % WORDS.length]);
  return `${chosen.join(' ')}.`;
}

/** The history tells of facts in their first versions, but for words: the key that they are sealed under follows from the version. */
const VERSIONS = { TopicCreated: 2, CommentAdded: 2, ContentLiked: 2, MessageSent: 2 };

/** What EventStore.describe makes of an event. */
export class Recorder {
  #count = 0;
  #name;
  warned = new Set();

  /** Recorders of other names make other ids. */
  constructor(name = '') {
    this.#name = name;
  }

  one(stream, expected, actor, types, causationId = null) {
    const commandId = derived(`command/${this.#name}${this.#count}`);
    const at = new Date(STARTS_AT + this.#count++ * STEP_MS).toISOString();
    const events = types.map(([type, data], index) => ({
      type,
      data,
      id: derived(`${commandId}/${index}`),
      at,
      actor,
      correlationId: commandId,
      causationId,
      schema: VERSIONS[type] ?? 1,
    }));
    return { stream, expected, events };
  }
}

/**
 * Appends, in order, without end.
 * @param {readonly string[]} categoryIds
 */
export function* history(categoryIds) {
  const record = new Recorder();
  yield* openings(record, categoryIds);
  let members = 0;
  for (let topic = 0; ; topic++) {
    if (topic % TOPICS_PER_MEMBER === 0 && members < MEMBERS_AT_MOST) yield* registration(record, members++);
    yield* discussion(record, topic, members, categoryIds[topic % categoryIds.length]);
    if (topic % TOPICS_PER_REPORT === TOPICS_PER_REPORT - 1) yield* report(record, topic, members);
  }
}

/** The categories, in their order. */
export function* openings(record, categoryIds) {
  for (const [sortOrder, categoryId] of categoryIds.entries()) {
    const slug = `kategori-${sortOrder}`;
    yield record.one(`category-${categoryId}`, -1, SYSTEM, [
      ['CategoryOpened', { categoryId, name: `Kategori ${sortOrder}`, slug, description: 'Konuşma', color: 'blue', sortOrder }],
    ]);
  }
}

const memberOf = (number, members) => idOf('member', number % members);
export const asUser = (id) => ({ id, role: 'user' });

export function* registration(record, number) {
  const memberId = idOf('member', number);
  const username = `uye_${number}`;
  const email = `${username}@ornek.dev`;
  for (const [kind, name] of Object.entries({ username, email })) {
    yield record.one(`reservation-${kind}.${sha(name)}`, -1, SYSTEM, [['NameReserved', { holder: memberId, at: new Date(STARTS_AT).toISOString() }]]);
  }
  const registered = { memberId, username, email, firstName: 'Deniz', lastName: `Yılmaz ${number}`, displayName: `Deniz Y. ${number}` };
  yield record.one(`account-${memberId}`, -1, { id: 'guest', role: 'guest' }, [
    ['MemberRegistered', registered],
    ['EmailVerified', { memberId }],
  ]);
  const sessionId = idOf('session', number);
  const tokenHash = sha(`token/${number}`);
  const started = { sessionId, memberId, tokenHash, expiresAt: new Date(STARTS_AT + 86_400_000).toISOString(), remember: false };
  yield record.one(`session-${sessionId}`, -1, asUser(memberId), [['SessionStarted', started]]);
}

/** Tokens of the first so many members, and the appends that sign them in for good. */
export function signIns(members) {
  const tokens = Array.from({ length: members }, (_, number) => `olcum-${sha(`signed in/${number}`)}`);
  const record = new Recorder('signed in');
  const appends = tokens.map((token, number) => {
    const sessionId = idOf('signed in', number);
    const started = { sessionId, memberId: idOf('member', number), tokenHash: sha(token), expiresAt: '2126-01-01T00:00:00.000Z', remember: true };
    return record.one(`session-${sessionId}`, -1, asUser(started.memberId), [['SessionStarted', started]]);
  });
  return { tokens, appends: appends.values() };
}

/** Appends of one more topic with so many comments, of members that are there already. */
export function* longDiscussion(number, members, categoryId, comments, contentOf) {
  yield* discussion(new Recorder(`long/${number}`), number, members, categoryId, comments, contentOf);
}

/**
 * Appends of so many open reports about the comments of the first topics, one to four about each, each in the case of its comment; before them
 * the first member becomes a moderator.
 */
export function* openReports(count, members) {
  const record = new Recorder('open reports');
  const moderatorId = idOf('member', 0);
  yield record.one(`account-${moderatorId}`, 1, SYSTEM, [['RoleGranted', { memberId: moderatorId, role: 'moderator' }]]);
  for (let made = 0, content = 0; made < count; content++) {
    const [topic, part] = [Math.floor(content / COMMENTS_PER_TOPIC), 1 + (content % COMMENTS_PER_TOPIC)];
    const [topicId, commentId, memberId] = [idOf('topic', topic), idOf('comment', topic, part), memberOf(topic + (part - 1) * 31 + 1, members)];
    for (let open = 1; open <= 1 + (content % 4) && made < count; open++, made++) {
      const reporterId = memberOf(content + open, members);
      const reason = REASONS[(content + open) % REASONS.length];
      const reportId = idOf('open report', made);
      const about = { reportId, reportedType: 'forum_comment', reportedId: commentId, reportedUserId: memberId, reporterId, reason };
      const reported = record.one(`report-${reportId}`, -1, asUser(reporterId), [
        ['ContentReported', { ...about, description: null, contentRevision: 0, topicId }],
      ]);
      yield reported;
      const [{ id: cause, at: reportedAt }] = reported.events;
      const joined = { caseId: commentId, reportedType: 'forum_comment', memberId, topicId, open, gravest: reason, reportId, reason };
      yield record.one(`case-${commentId}`, open - 2, SYSTEM, [['ReportJoinedCase', { ...joined, contentRevision: 0, reportedAt, claimedBy: null }]], cause);
    }
  }
}

/** Appends of so many warnings, of one member after the other and again from the first: nobody is warned three times within the days that count. */
export function* warnings(count, members) {
  const record = new Recorder('warnings');
  const moderator = { id: idOf('moderator', 0), role: 'moderator' };
  for (let made = 0; made < count; made++) {
    // The history has warned the first thousand already, and streams are begun by whoever was warned first.
    const memberId = idOf('warned', made % members);
    const warned = record.one(`standing-${memberId}`, Math.floor(made / members) - 1, moderator, [
      ['WarningIssued', { memberId, reportId: idOf('warning', made), reason: 'spam', note: null, at: '' }],
    ]);
    const [event] = warned.events;
    event.data.at = event.at;
    yield warned;
  }
}

/** So many of the newest followers are members, as pages show them; those before are only counted. */
const FOLLOWERS_SHOWN = 80;

/** Appends of one more member who has written nothing. */
export const newcomer = (number) => registration(new Recorder(`newcomer/${number}`), number);

/**
 * Appends of what makes a member known: so many followers, of whom the last are members, and so many topics, each of which is answered, and as many
 * topics of another member that a comment of theirs has solved. Numbers of topics are counted on from `from`.
 */
export function* fame({ number, followers, topics, from, members, categoryId }) {
  const record = new Recorder(`fame/${number}`);
  const memberId = idOf('member', number);
  const follow = (followerId) =>
    record.one(`follow-${followerId}.${memberId}`, -1, asUser(followerId), [['MemberFollowed', { memberId: followerId, targetId: memberId }]]);
  for (let made = 0; made < followers - FOLLOWERS_SHOWN; made++) yield follow(idOf('follower', made));
  for (let made = 1; made <= FOLLOWERS_SHOWN; made++) yield follow(memberOf(number + made, members));
  for (let made = 0; made < topics; made++) {
    const [own, asked] = [from + 2 * made, from + 2 * made + 1];
    const asker = memberOf(number + 1 + (made % (members - 1)), members);
    yield* writtenBy(record, own, memberId, asker, categoryId);
    yield* writtenBy(record, asked, asker, memberId, categoryId);
    const solved = { topicId: idOf('topic', asked), authorId: asker, categoryId, commentId: idOf('comment', asked, 1) };
    yield record.one(`topic-${solved.topicId}`, 0, asUser(asker), [['TopicSolved', solved]]);
    const credited = { topicId: solved.topicId, commentId: solved.commentId, memberId, seen: 1 };
    yield record.one(`credit-${solved.topicId}`, -1, asUser(asker), [['SolutionCredited', credited]]);
  }
}

function* writtenBy(record, topic, authorId, answererId, categoryId) {
  const [topicId, commentId] = [idOf('topic', topic), idOf('comment', topic, 1)];
  const created = { topicId, authorId, categoryId, title: text(topic, 7), content: text(topic, 70), tags: ['soru'] };
  yield record.one(`topic-${topicId}`, -1, asUser(authorId), [['TopicCreated', created]]);
  const added = { commentId, topicId, authorId: answererId, content: usualContent(topic, 1), quotedCommentId: null };
  yield record.one(`comment-${commentId}`, -1, asUser(answererId), [['CommentAdded', added]]);
}

const usualContent = (topic, index) => text(topic + index, 12 + ((topic + index) % 30));

function* discussion(record, topic, members, categoryId, comments = COMMENTS_PER_TOPIC, contentOf = usualContent) {
  const topicId = idOf('topic', topic);
  const authorId = memberOf(topic, members);
  const created = { topicId, authorId, categoryId, title: text(topic, 7), content: text(topic, 70), tags: ['soru', WORDS[topic % WORDS.length]] };
  yield record.one(`topic-${topicId}`, -1, asUser(authorId), [['TopicCreated', created]]);
  for (let index = 0; index < comments; index++) {
    const commentId = idOf('comment', topic, index + 1);
    const author = memberOf(topic + index * 31 + 1, members);
    const quotedCommentId = index % 4 === 3 ? idOf('comment', topic, index) : null;
    const added = { commentId, topicId, authorId: author, content: contentOf(topic, index), quotedCommentId };
    yield record.one(`comment-${commentId}`, -1, asUser(author), [['CommentAdded', added]]);
  }
}

/** A comment is reported, and its author is warned; if they have been already, it is hidden. */
function* report(record, topic, members) {
  const reportId = idOf('report', topic);
  const topicId = idOf('topic', topic);
  const commentId = idOf('comment', topic, 1);
  const [reporterId, reportedUserId] = [memberOf(topic + 2, members), memberOf(topic + 1, members)];
  const moderator = { id: idOf('moderator', 0), role: 'moderator' };
  const about = { reportId, reportedType: 'forum_comment', reportedId: commentId, reportedUserId, reporterId, reason: 'spam' };
  const stream = `report-${reportId}`;
  yield record.one(`report-quota-${reporterId}.${topic}`, -1, asUser(reporterId), [
    ['ReportCounted', { memberId: reporterId, day: '2026-01-01', reportId, reportedId: commentId }],
  ]);
  yield record.one(stream, -1, asUser(reporterId), [['ContentReported', { ...about, description: text(topic, 10), contentRevision: 0, topicId }]]);
  yield record.one(stream, 0, moderator, [['ReportTakenUnderReview', { reportId, moderatorId: moderator.id }]]);
  const hides = record.warned.has(reportedUserId);
  record.warned.add(reportedUserId);
  const decision = hides ? { action: 'hide_content', outcome: 'content_hidden' } : { action: 'warn_user', outcome: 'user_warned' };
  const moderated = record.one(stream, 1, moderator, [
    ['ReportModerated', { ...about, moderatorId: moderator.id, ...decision, note: null, durationMinutes: null }],
  ]);
  yield moderated;
  const [{ id: cause, at }] = moderated.events;
  const sanction = { memberId: reportedUserId, reportId, reason: 'spam', note: null };
  if (hides)
    yield record.one(
      `comment-${commentId}`,
      0,
      moderator,
      [['CommentHidden', { commentId, topicId, authorId: reportedUserId, reportId, reason: 'spam' }]],
      cause,
    );
  else yield record.one(`standing-${reportedUserId}`, -1, moderator, [['WarningIssued', { ...sanction, at }]], cause);
}
