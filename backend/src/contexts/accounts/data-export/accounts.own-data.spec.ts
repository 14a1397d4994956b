import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { accountsOwnData } from './accounts.own-data.js';

type Rows = Record<string, ((event: unknown, memberId: string) => object | null) | undefined>;
const MEMBER_ID = 'm1';
const withdrawn = recorded({ type: 'EmailVerificationDemandWithdrawn', data: { memberId: MEMBER_ID, note: 'Telefonda konuştuk, kardeşiymiş' } });

describe('A copy of one’s account', () => {
  it('tells when a demanded verification was taken back, and not why: that is the words of staff among themselves', () => {
    const rows = accountsOwnData.files.map(({ rows }) => (rows as Rows).EmailVerificationDemandWithdrawn?.(withdrawn, MEMBER_ID)).filter(Boolean);
    expect(rows).toEqual([{ at: NOW, what: 'EmailVerificationDemandWithdrawn' }]);
    expect(accountsOwnData.withholds?.(withdrawn, MEMBER_ID)).toEqual(['note']);
  });
  it('tells why it was asked for, which the mail said too', () => {
    const demanded = recorded({ type: 'EmailVerificationDemanded', data: { memberId: MEMBER_ID, note: 'Postalar geri dönüyor' } });
    expect(accountsOwnData.withholds?.(demanded, MEMBER_ID)).toEqual([]);
  });
});
