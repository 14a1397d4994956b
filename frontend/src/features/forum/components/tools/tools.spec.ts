import type { OwnUser } from '@contracts/accounts';
import { type Comment, FORUM_TEXT, type Topic } from '@contracts/forum';
import { TOOL_TEXT } from '@contracts/forum-tools';
import { TOPIC_VERBS } from '@contracts/moderation-verbs';
import { NO_FLAGS } from '@contracts/topic-flags';
import { describe, expect, it } from '@jest/globals';
import { isFoldedFor } from '../decisions/isFoldedFor';
import { commentTools, topicTools } from './toolEffects';
import { type ToolValues, toolProblems, toolRequest } from './toolRequest';

const topic = { state: 'visible', ...NO_FLAGS, merged_into: null, comment_total: 2 } as Topic;

describe('What can be done to a topic', () => {
  it('is what it is not yet', () => {
    expect(topicTools(topic)).toEqual(expect.arrayContaining(['hide', 'lock', 'pin', 'merge', 'split']));
    for (const tool of ['restore', 'unlock', 'unpin', 'unmerge']) expect(topicTools(topic)).not.toContain(tool);
  });
  it('is the way back where something was done', () => {
    const tools = topicTools({ ...topic, state: 'hidden', locked: true, pinned: true });
    expect(tools).toEqual(expect.arrayContaining(['restore', 'unlock', 'unpin']));
    for (const tool of ['hide', 'lock', 'pin', 'merge', 'split']) expect(tools).not.toContain(tool);
  });
  it('does not split what has no comments, nor what went into another', () => {
    expect(topicTools({ ...topic, comment_total: 0 })).not.toContain('split');
    const merged = topicTools({ ...topic, merged_into: { id: 't2', title: 'x' } });
    expect(merged).toContain('unmerge');
    for (const tool of ['split', 'merge']) expect(merged).not.toContain(tool);
  });
  it('has a letter where it is on or off, the same for both', () => {
    const chosenBy = (key: string, of: Topic) => topicTools(of).filter((tool) => TOPIC_VERBS[tool].key === key);
    expect([chosenBy('k', topic), chosenBy('s', topic)]).toEqual([['lock'], ['pin']]);
    expect([chosenBy('k', { ...topic, locked: true }), chosenBy('s', { ...topic, pinned: true })]).toEqual([['unlock'], ['unpin']]);
  });
  it('to a comment depends on its state', () => {
    expect((['visible', 'hidden', 'removed'] as const).map((state) => commentTools({ state } as Comment))).toEqual([
      ['hide', 'delete'],
      ['restore', 'delete'],
      ['restore'],
    ]);
  });
});

const values: ToolValues = {
  reason: ' Kural 3 ',
  categoryId: 'c1',
  selectedTags: ['a'],
  typedTag: 'İki',
  targetId: '',
  title: ' Yeni ',
  commentIds: ['x'],
};

describe('A decision', () => {
  it('sends only what it names', () => {
    expect(toolRequest('lock', values)).toEqual({ action: 'lock', reason: 'Kural 3' });
    expect(toolRequest('move', values)).toEqual({ action: 'move', reason: 'Kural 3', categoryId: 'c1' });
    expect(toolRequest('retag', values)).toEqual({ action: 'retag', reason: 'Kural 3', selectedTags: ['a', 'iki'] });
    expect(toolRequest('split', values)).toEqual({ action: 'split', reason: 'Kural 3', title: 'Yeni', commentIds: ['x'] });
  });
  it('is refused before it is sent where something is missing', () => {
    expect(toolProblems('merge', values)).toEqual({ targetId: TOOL_TEXT.targetMissing });
    expect(toolProblems('merge', { ...values, targetId: 't2' })).toEqual({});
    expect(toolProblems('retag', { ...values, typedTag: 'b,c,d,e,f' })).toEqual({ selectedTags: FORUM_TEXT.tooManyTags });
    expect(Object.keys(toolProblems('split', { ...values, title: 'x' }))).toEqual(['title']);
    expect(Object.keys(toolProblems('lock', { ...values, reason: ' ' }))).toEqual(['reason']);
  });
});

const reader = (role: OwnUser['role']) => ({ id: 'm1', role }) as OwnUser;
const comment = (fields: Partial<Comment>) => ({ state: 'visible', notice: null, users: { id: 'm2' }, ...fields }) as Comment;

describe('A taken-down comment', () => {
  it('is folded up for those who read hidden content', () => {
    expect(isFoldedFor(reader('moderator'), comment({ state: 'hidden' }))).toBe(true);
    expect(isFoldedFor(reader('moderator'), comment({ state: 'removed', notice: FORUM_TEXT.commentDeleted }))).toBe(true);
  });
  it('is not folded up for other readers, for its author, nor where nothing is left to read', () => {
    expect(isFoldedFor(reader('user'), comment({ state: 'hidden' }))).toBe(false);
    expect(isFoldedFor(null, comment({ state: 'hidden' }))).toBe(false);
    expect(isFoldedFor(reader('moderator'), comment({ state: 'hidden', users: { id: 'm1' } as Comment['users'] }))).toBe(false);
    expect(isFoldedFor(reader('moderator'), comment({ state: 'removed', notice: 'Yazarı kaldırdı' }))).toBe(false);
    expect(isFoldedFor(reader('moderator'), comment({}))).toBe(false);
  });
});
