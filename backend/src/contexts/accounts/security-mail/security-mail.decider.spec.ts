import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { RecordSecurityMail } from './security-mail.commands.js';
import { securityMail } from './security-mail.decider.js';

const given = specify(securityMail);
const data = { memberId: 'm1', action: 'correlation-1' };
const sent = { type: 'SecurityMailSent', data } as const;
const record = new RecordSecurityMail(data, sentAt(NOW));

describe('A mail about the security of an account', () => {
  it('is sent', () => given().when(record).then(sent));
  it('is sent once for one action', () => given(sent).when(record).thenNothing());
});
