import { describe, expect, it } from '@jest/globals';
import { CASE_TEXT } from '../../../../contracts/cases.js';
import { TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import { intent } from '../../../kernel/command.js';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { RestoreMessage, WithholdMessage } from '../message/message.commands.js';
import { EndReportedChat } from './end-reported-chat.commands.js';
import { endReportedChat } from './end-reported-chat.policy.js';
import { withdrawReportedMessage } from './withdraw-reported-message.policy.js';

const fact = (type: string, data: object) => recorded({ type, data }, { position: 9 });
const decided = (more: object = {}) =>
  fact('CaseDecided', { reportedType: 'chat_message', contentId: 'b1', reportIds: ['r1'], reason: 'spam', actions: [{ action: 'hide_content' }], ...more });
const end = { schedule: intent(EndReportedChat, { messageId: 'b1', position: 9 }), key: 'end-reported-chat:b1', at: NOW };

describe('Reports of messages', () => {
  it('hold the conversation no more once its report is decided, or they are gone', () => {
    for (const found of [fact('ChatEvidenceDestroyed', { messageId: 'b1', round: 0 }), decided()]) expect(react(endReportedChat, found)).toEqual([end]);
    expect(react(endReportedChat, decided({ reportedType: 'forum_topic' }))).toEqual([]);
  });
});

describe('A decision on a reported message', () => {
  const on = (type: string, data: object) => react(withdrawReportedMessage, fact(type, data));
  const back = (reason: string) => [{ send: intent(RestoreMessage, { messageId: 'b1', reportId: 'r1', reason }) }];
  it('takes it from view where it hides or deletes', () => {
    const away = [{ send: intent(WithholdMessage, { messageId: 'b1', reportId: 'r1', reason: 'spam' }) }];
    for (const action of ['hide_content', 'delete_content']) expect(react(withdrawReportedMessage, decided({ actions: [{ action }] }))).toEqual(away);
  });
  it('leaves it where it only warns, and where it is about something else', () => {
    for (const more of [{ actions: [{ action: 'warn_user' }] }, { reportedType: 'project_update' }])
      expect(react(withdrawReportedMessage, decided(more))).toEqual([]);
  });
  it('brings it back when it is taken back, also on appeal', () => {
    const reopened = { reportedType: 'chat_message', caseId: 'b1', reportIds: ['r1'], actions: [{ action: 'hide_content' }] };
    expect(on('CaseReopened', reopened)).toEqual(back(CASE_TEXT.takenBack));
    expect(on('CaseReopened', { ...reopened, actions: [] })).toEqual([]);
    expect(on('AppealDecided', { content: { type: 'chat_message', id: 'b1', reportId: 'r1', back: 'shown' } })).toEqual(back(TOOL_TEXT.restoredOnAppeal));
    expect(on('AppealDecided', { content: null })).toEqual([]);
  });
});
