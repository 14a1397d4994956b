import { describe, expect, it } from '@jest/globals';
import { recorded } from '../../../kernel/facts.fixture.js';
import type { TopicEvent } from '../topic/topic.events.js';
import { edited, TEXT, TOPIC } from '../topic/topic.fixture.js';
import { forumOwnData } from './forum.own-data.js';

const WHY = { decisionId: 'd1', moderatorIds: ['derya'] as string[], edition: 1, reason: 'other', clause: null, message: 'Numara' } as const;
const FACTS: TopicEvent[] = [
  { type: 'TopicEditedByModerator', data: { ...TOPIC, ...TEXT, ...WHY } },
  { type: 'TopicTextReturned', data: { ...TOPIC, ...TEXT, edition: 2, message: 'Yanlıştı.', appealId: null } },
  { type: 'TopicTextDestroyed', data: { ...TOPIC, editions: [0], images: [] } },
];
const isKeptBack = (event: TopicEvent, memberId: string) => forumOwnData.keepsBack?.(recorded(event), memberId);

describe('A copy of one’s data', () => {
  it.each(FACTS)('tells what moderators did to one’s words, and a moderator nothing of a member’s words ($type)', (event) => {
    expect([isKeptBack(event, 'author'), isKeptBack(event, 'derya')]).toEqual([false, true]);
    const ofComment = { ...recorded(event), type: event.type.replace('Topic', 'Comment') };
    expect([forumOwnData.keepsBack?.(ofComment, 'author'), forumOwnData.keepsBack?.(ofComment, 'derya')]).toEqual([false, true]);
  });
  it('has what one wrote', () => expect(isKeptBack(edited(), 'author')).toBe(false));
});
