import { AddCannedReason } from '../contexts/administration/reasons/reasons.commands.js';
import { AddComment } from '../contexts/forum/comment/comment.commands.js';
import { CreateTopic } from '../contexts/forum/topic/topic.commands.js';
import { ReportContent } from '../contexts/moderation/report/report.commands.js';
import { type Actor, SYSTEM } from '../kernel/event.js';
import type { DemoComment, DemoReport, DemoTopic } from './demo-content.js';
import { demoMembers } from './demo-members.js';
import { demoReasons } from './demo-reasons.js';
import { demoReports } from './demo-reports.js';
import { readDemoTopics } from './demo-topics.js';
import { FIRST_ADMIN, type FirstStart } from './first-start.js';
import { seedApplications } from './seed-applications.js';
import { actor, commentIdOf, countViews, type DemoLike, demoLikes, giveLike, topicIdOf } from './seed-attention.js';
import { seedChats } from './seed-chats.js';
import { seedDesk } from './seed-desk.js';
import { seedEarlier, seedExport } from './seed-earlier.js';
import { beginFollow, type DemoFollow, demoFollows } from './seed-follows.js';
import { seedJobs } from './seed-jobs.js';
import { showPictures } from './seed-pictures.js';
import { seedPosts } from './seed-posts.js';
import { tellOfThemselves } from './seed-profiles.js';
import { seedProjects } from './seed-projects.js';
import { seedRooms } from './seed-rooms.js';
import { staff } from './seed-staff.js';

const MINUTE_MS = 60_000;
/** So that another fits between two. */
const PLACES_APART = 10;
const HOUR_MS = 60 * MINUTE_MS;
/** Sample members have been there for a while. */
const MEMBERS_SINCE_HOURS = 2_000;
/** Longer than any year lasts before the one in which something was decided. */
const OLD_MEMBERS_SINCE_HOURS = 12_000;

/** Fills an empty installation with sample members, topics, likes and reports, written over the last weeks, and with what its first admin left for moderators. */
export async function seedDemo(start: FirstStart, password: string, adminName = FIRST_ADMIN): Promise<void> {
  const now = Date.parse(start.now());
  const hoursAgo = (hours: number) => new Date(now - hours * HOUR_MS).toISOString();
  for (const [index, { old, ...member }] of demoMembers.entries()) {
    const since = (old ? OLD_MEMBERS_SINCE_HOURS : MEMBERS_SINCE_HOURS) - index * 40;
    const displayName = member.displayName ?? `${member.firstName} ${member.lastName}`;
    await start.addMember({ ...member, displayName, email: `${member.username}@ornek.meydan.dev`, password }, hoursAgo(since));
    await tellOfThemselves(start, member.username, hoursAgo(since - 1));
  }
  await seedEarlier(start, adminName, hoursAgo);
  const topics = readDemoTopics();
  for (const entry of inOrderOfTime(topics, hoursAgo, now)) await write(start, entry);
  await countViews(start, topics);
  await seedPosts(start, adminName, hoursAgo);
  await seedProjects(start, hoursAgo);
  await seedJobs(start, adminName, hoursAgo);
  await seedApplications(start, hoursAgo);
  await seedDesk(start, adminName, hoursAgo);
  await seedChats(start, hoursAgo);
  await seedRooms(start, hoursAgo);
  for (const [index, reason] of demoReasons.entries()) {
    const data = { ...reason, reasonId: start.id(`canned-reason/${index}`), place: (index + 1) * PLACES_APART, adminId: start.memberId(adminName) };
    await start.send(AddCannedReason, data, `canned-reason/${index}`, hoursAgo(MEMBERS_SINCE_HOURS));
  }
  await seedExport(start);
  for (const { username } of demoMembers) await showPictures(start, username, start.now());
}

interface Entry {
  readonly at: string;
  readonly topicIndex: number;
  readonly what: { topic: DemoTopic } | { comment: DemoComment; index: number } | Reporting | { like: DemoLike } | { follow: DemoFollow };
}

function inOrderOfTime(topics: readonly DemoTopic[], hoursAgo: (hours: number) => string, now: number): Entry[] {
  const written = topics.flatMap((topic, topicIndex): Entry[] => {
    const began = Date.parse(hoursAgo(topic.hoursAgo));
    const comments = topic.comments.map((comment, index) => ({
      at: new Date(began + comment.after * MINUTE_MS).toISOString(),
      topicIndex,
      what: { comment, index },
    }));
    return [{ at: hoursAgo(topic.hoursAgo), topicIndex, what: { topic } }, ...comments];
  });
  const reports = demoReports.map((report, index): Entry => {
    const reported = report.comment === undefined ? topics[report.topic] : topics[report.topic]?.comments[report.comment];
    if (!reported) throw new Error(`sample report ${index} is about nothing`);
    return { at: hoursAgo(report.hoursAgo), topicIndex: report.topic, what: { report, index, reported } };
  });
  const liked = demoLikes(topics, now).map((like): Entry => ({ at: like.at, topicIndex: like.topicIndex, what: { like } }));
  const followed = demoFollows(hoursAgo).map((follow): Entry => ({ at: follow.at, topicIndex: 0, what: { follow } }));
  return [...written, ...reports, ...liked, ...followed].sort((a, b) => a.at.localeCompare(b.at));
}

/** What members wrote is written by the installation in their name: whatever they are held to, nobody has to let the sample content in. Staff are held to nothing. */
function writerOf(start: FirstStart, username: string): Actor {
  const role = demoMembers.find((member) => member.username === username)?.role;
  return role === 'moderator' ? staff(start, username) : SYSTEM;
}

async function write(start: FirstStart, { at, topicIndex, what }: Entry): Promise<void> {
  const topicId = topicIdOf(start, topicIndex);
  if ('topic' in what) {
    const { by, title, content, category, tags } = what.topic;
    const data = { topicId, authorId: start.memberId(by), categoryId: start.categoryId(category), title, content, tags: [...tags] };
    await start.send(CreateTopic, data, `topic/${topicIndex}`, at, writerOf(start, by));
  } else if ('comment' in what) {
    const { by, content, quotes } = what.comment;
    const quotedCommentId = quotes === undefined ? null : commentIdOf(start, topicIndex, quotes);
    const data = { commentId: commentIdOf(start, topicIndex, what.index), topicId, authorId: start.memberId(by), content, quotedCommentId };
    await start.send(AddComment, data, `comment/${topicIndex}/${what.index}`, at, writerOf(start, by));
  } else if ('like' in what) {
    await giveLike(start, what.like);
  } else if ('follow' in what) {
    await beginFollow(start, what.follow);
  } else {
    await report(start, what, at);
  }
}

interface Reporting {
  readonly report: DemoReport;
  readonly index: number;
  readonly reported: DemoTopic | DemoComment;
}

async function report(start: FirstStart, { report: { by, topic, comment, reason, description }, index, reported }: Reporting, at: string): Promise<void> {
  const authorId = start.memberId(reported.by);
  const topicId = topicIdOf(start, topic);
  const target =
    comment === undefined
      ? ({ reportedType: 'forum_topic', reportedId: topicId } as const)
      : ({ reportedType: 'forum_comment', reportedId: commentIdOf(start, topic, comment) } as const);
  const data = {
    reportId: start.id(`report/${index}`),
    reporterId: start.memberId(by),
    ...target,
    reportedUserId: authorId,
    authorId,
    topicId,
    contentRevision: 0,
    reason,
    description,
  };
  await start.send(ReportContent, data, `report/${index}`, at, actor(start, by));
}
