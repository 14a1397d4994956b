import { AddComment } from '../contexts/forum/comment/comment.commands.js';
import { CreateTopic } from '../contexts/forum/topic/topic.commands.js';
import { ReportContent } from '../contexts/moderation/report/report.commands.js';
import type { DemoComment, DemoReport, DemoTopic } from './demo-content.js';
import { actor, commentIdOf, topicIdOf } from './demo-ids.js';
import { demoMembers } from './demo-members.js';
import { demoReports } from './demo-reports.js';
import { demoTopics } from './demo-topics.js';
import type { FirstStart } from './first-start.js';
import { countViews, type DemoLike, demoLikes, giveLike } from './seed-attention.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Sample members have been there for a while. */
const MEMBERS_SINCE_HOURS = 2_000;

/** Fills an empty installation with sample members, topics, likes and reports, written over the last weeks. */
export async function seedDemo(start: FirstStart, password: string): Promise<void> {
  const now = Date.parse(start.now());
  const hoursAgo = (hours: number) => new Date(now - hours * HOUR_MS).toISOString();
  for (const [index, member] of demoMembers.entries()) {
    const displayName = member.displayName ?? `${member.firstName} ${member.lastName}`;
    await start.addMember({ ...member, displayName, email: `${member.username}@ornek.meydan.dev`, password }, hoursAgo(MEMBERS_SINCE_HOURS - index * 40));
  }
  for (const entry of inOrderOfTime(hoursAgo, now)) await write(start, entry);
  await countViews(start);
}

interface Entry {
  readonly at: string;
  readonly topicIndex: number;
  readonly what: { topic: DemoTopic } | { comment: DemoComment; index: number } | { report: DemoReport; index: number } | { like: DemoLike };
}

function inOrderOfTime(hoursAgo: (hours: number) => string, now: number): Entry[] {
  const written = demoTopics.flatMap((topic, topicIndex): Entry[] => {
    const began = Date.parse(hoursAgo(topic.hoursAgo));
    const comments = topic.comments.map((comment, index) => ({
      at: new Date(began + comment.after * MINUTE_MS).toISOString(),
      topicIndex,
      what: { comment, index },
    }));
    return [{ at: hoursAgo(topic.hoursAgo), topicIndex, what: { topic } }, ...comments];
  });
  const reported = demoReports.map((report, index): Entry => ({ at: hoursAgo(report.hoursAgo), topicIndex: report.topic, what: { report, index } }));
  const liked = demoLikes(now).map((like): Entry => ({ at: like.at, topicIndex: like.topicIndex, what: { like } }));
  return [...written, ...reported, ...liked].sort((a, b) => a.at.localeCompare(b.at));
}

/** Texts are written by the installation in their author's name: whatever members are held to, nobody has to let the sample content in. */
async function write(start: FirstStart, { at, topicIndex, what }: Entry): Promise<void> {
  const topicId = topicIdOf(start, topicIndex);
  if ('topic' in what) {
    const { by, title, content, category, tags } = what.topic;
    const data = { topicId, authorId: start.memberId(by), categoryId: start.categoryId(category), title, content, tags: [...tags] };
    await start.send(CreateTopic, data, `topic/${topicIndex}`, at);
  } else if ('comment' in what) {
    const { by, content, quotes } = what.comment;
    const quotedCommentId = quotes === undefined ? null : commentIdOf(start, topicIndex, quotes);
    const data = { commentId: commentIdOf(start, topicIndex, what.index), topicId, authorId: start.memberId(by), content, quotedCommentId };
    await start.send(AddComment, data, `comment/${topicIndex}/${what.index}`, at);
  } else if ('like' in what) {
    await giveLike(start, what.like);
  } else {
    await report(start, what.report, what.index, at);
  }
}

async function report(start: FirstStart, { by, topic, comment, reason, description }: DemoReport, index: number, at: string): Promise<void> {
  const reported = comment === undefined ? demoTopics[topic] : demoTopics[topic]?.comments[comment];
  if (!reported) throw new Error(`sample report ${index} is about nothing`);
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
