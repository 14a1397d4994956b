import { expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import type { TermsAccepted } from '../account/account.events.js';
import { consentsProjection } from './consents.projection.js';

it('The view of consents keeps the last version of each text', () => {
  const fact: TermsAccepted = { type: 'TermsAccepted', data: { memberId: 'm1', document: 'aydinlatma', version: 'v2' } };
  expect(project(consentsProjection, recorded(fact))).toEqual([
    { view: 'consents', id: 'm1', update: { $set: { aydinlatma: { version: 'v2', at: NOW } } }, upsert: true },
  ]);
});
