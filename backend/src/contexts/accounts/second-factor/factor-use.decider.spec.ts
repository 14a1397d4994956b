import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { factorUse } from './factor-use.decider.js';
import { UsePasskey, UseTotpCode } from './second-factor.commands.js';
import type { FactorUseEvent } from './second-factor.events.js';

const given = specify(factorUse);
const codeUsed: FactorUseEvent = { type: 'TotpCodeUsed', data: { memberId: 'm1', totpId: 't1', step: 7 } };
const passkeyUsed: FactorUseEvent = { type: 'PasskeyUsed', data: { memberId: 'm1', passkeyId: 'p1' } };
const useCode = new UseTotpCode({ memberId: 'm1', totpId: 't1', step: 7 }, sentAt(NOW));
const usePasskey = new UsePasskey({ memberId: 'm1', passkeyId: 'p1', challenge: 'c1' }, sentAt(NOW));

describe('The code of a time step', () => {
  it('is accepted', () => given().when(useCode).then(codeUsed));
  it('is accepted once', () => given(codeUsed).when(useCode).thenRefused('second-factor.used'));
});

describe('A signed challenge', () => {
  it('is accepted, and not recorded itself', () => given().when(usePasskey).then(passkeyUsed));
  it('is accepted once', () => given(passkeyUsed).when(usePasskey).thenRefused('second-factor.used'));
});
