import { beforeEach, describe, expect, it } from '@jest/globals';
import type { CaseAction } from '../../../../contracts/cases.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import type { Mail } from '../../../kernel/mailer.js';
import { unavailable } from '../../../platform/refusals/refusals.js';
import type { CaseLetters } from './case-letters.service.js';
import { MailCaseDecision } from './mail.commands.js';
import { MailCaseDecisionHandler } from './mail-case-decision.handler.js';
import type { WhatFollowed } from './what-followed.port.js';

const WARN: CaseAction = { action: 'warn_user', durationMinutes: null };
const HIDE: CaseAction = { action: 'hide_content', durationMinutes: null };

describe('The mail about a decision', () => {
  let sent: Mail[];
  let suspends: () => Promise<boolean>;
  beforeEach(() => {
    sent = [];
  });

  const tell = (actions: CaseAction[]) => {
    const followed = { suspendsOnCase: () => suspends() } as Partial<WhatFollowed> as WhatFollowed;
    const letters = { write: async (id: string) => ({ id }) as Mail } as Partial<CaseLetters> as CaseLetters;
    const handler = new MailCaseDecisionHandler(letters, followed, { deliver: async (mail: Mail) => void sent.push(mail) } as never);
    const told = { memberId: 'm1', topicId: 't1', commentId: null, reason: 'spam', clause: null, actions } as const;
    return handler.execute(new MailCaseDecision({ ...told, decision: { id: 'd1', at: NOW }, fact: { stream: 's', id: 'f' }, contentId: 'c1' }, sentAt(NOW)));
  };

  it('waits until what follows from the warning is known: a worker that dies between has sent nothing, and is asked again', async () => {
    suspends = () => Promise.reject(unavailable());
    await expect(tell([WARN])).rejects.toMatchObject({ kind: 'unavailable' });
    expect(sent).toEqual([]);
    suspends = async () => false;
    await tell([WARN]);
    expect(sent).toHaveLength(1);
  });
  it('is that about the suspension where one followed', async () => {
    suspends = async () => true;
    await tell([WARN, HIDE]);
    expect(sent).toEqual([]);
  });
  it('waits for nothing where nobody was warned', async () => {
    suspends = () => Promise.reject(unavailable());
    await tell([HIDE]);
    expect(sent).toHaveLength(1);
  });
});
