import { describe, expect, it } from '@jest/globals';
import { daysFromNow, NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { dropPostTexts } from './drop-post-texts.policy.js';
import { DropFormerTexts } from './post.commands.js';
import type { PostEvent } from './post.events.js';
import { archived, drafted, POST, published, REASON, scheduled, unpublished, WORDS, withdrawn } from './post.fixture.js';
import { publishScheduled } from './publish-scheduled.policy.js';

const SOON = daysFromNow(1);
const reactions = (event: PostEvent) =>
  react(publishScheduled, recorded(event)).map((reaction) => ('schedule' in reaction ? [reaction.key, reaction.at, reaction.schedule.data] : reaction));
const due = ['publish-post:p1', SOON, { postId: 'p1', at: SOON }];

describe('A post that is scheduled', () => {
  it('is looked at in its minute', () => expect(reactions(scheduled(SOON))).toEqual([due]));
  it.each([
    ['published', published(NOW)],
    ['taken back', unpublished()],
    ['archived', archived()],
    ['deleted', withdrawn(false)],
  ])('is not once it is %s', (_, event) => expect(reactions(event)).toEqual([{ cancel: 'publish-post:p1' }]));
  it('is looked at again once staff have brought it back', () => {
    const restored = (scheduledAt?: string): PostEvent => ({
      type: 'PostRestored',
      data: { ...POST, from: 'deleted', to: 'visible', reason: REASON, listed: false, ...(scheduledAt ? { scheduledAt } : {}) },
    });
    expect([reactions(restored(SOON)), reactions(restored())]).toEqual([[due], []]);
  });
});

describe('The file of a text', () => {
  const dropped = (event: PostEvent) =>
    react(dropPostTexts, recorded(event)).map((reaction) => ('schedule' in reaction ? [reaction.key, reaction.at] : reaction));
  const revised = (former: object): PostEvent => ({
    type: 'PostRevised',
    data: { ...POST, ...WORDS, edition: 0, formerCategoryId: 'c1', wasListed: false, ...former },
  });
  it('goes a while after it was written over', () =>
    expect(dropped(revised({ formerTextKey: 'blog-texts/p1.k0.sealed' }))).toEqual([['drop-post-text:blog-texts/p1.k0.sealed', daysFromNow(0, 10 * 60_000)]]));
  it('stays while the post says it', () => expect([...dropped(revised({})), ...dropped(drafted())]).toEqual([]));
  it('is looked for once more when nothing is to be decided about it any more', () => {
    const decided = (reportedType: string) =>
      react(dropPostTexts, recorded({ type: 'CaseDecided', data: { reportedType, contentId: 'p1', decisionId: 'd1' } }) as never);
    const later = { schedule: { command: DropFormerTexts, data: { postId: 'p1' } }, key: 'drop-former-texts:d1', at: daysFromNow(430) };
    expect([decided('blog_post'), decided('forum_topic')]).toEqual([[later], []]);
  });
  it('goes at once with the post', () => expect(dropped(withdrawn(true))).toEqual([[`drop-post-text:${WORDS.textKey}`, NOW]]));
});
