import { expect, it } from '@jest/globals';
import { recorded } from '../../../kernel/facts.fixture.js';
import { EventShapes } from '../../../platform/vault/event-shapes.js';
import { appealStream } from './appeal.stream.js';

const SAID = { appealId: 'd1', memberId: 'm1', moderatorId: 'm2', outcome: 'reversed', reason: 'spam', lifts: [], changes: [], decidedDespiteNoOther: false };
const CONTENT = { type: 'forum_topic', id: 't1', reportId: 'd1' };
const old = (content: object | null) =>
  new EventShapes([appealStream]).readShut(
    recorded({ type: 'AppealDecided', data: { ...SAID, content, message: 'Haklısınız', staffNote: null } }, { schema: 1 }),
  ).data;

it.each([
  [CONTENT, { ...CONTENT, back: 'shown' }],
  [null, null],
])('An appeal that was decided in version 1 gave back what was hidden or deleted, if anything: %j', (content, read) =>
  expect(old(content)).toEqual({ ...SAID, content: read, message: null, staffNote: null }),
);
