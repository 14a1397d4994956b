import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { DiscloseFact } from './fact-disclosure.commands.js';
import { factDisclosure } from './fact-disclosure.decider.js';
import type { FactDisclosed } from './fact-disclosure.events.js';

const given = specify(factDisclosure);
const REASON = 'Kararın dayanağını inceliyorum';
const look = { memberId: 'm1', factId: 'f1', factType: 'ContentReported', fields: ['description'], purpose: 'official_request' as const };
const disclosed: FactDisclosed = { type: 'FactDisclosed', data: { ...look, note: REASON } };
const disclose = (reason: string) => new DiscloseFact({ ...look, reason }, sentAt(NOW));

describe('A look into a fact', () => {
  it('is recorded with what was read, what for and why', () =>
    given()
      .when(disclose(` ${REASON} `))
      .then(disclosed));
  it('is recorded each time', () => given(disclosed).when(disclose(REASON)).then(disclosed));
  it('needs a reason that says something', () => given().when(disclose('Denetim')).thenRefused('disclosure.reason'));
});
