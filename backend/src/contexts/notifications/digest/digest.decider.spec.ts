import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { RecordDigestSent, RecordDigestsPrepared } from './digest.commands.js';
import { digest } from './digest.decider.js';

const given = specify(digest);
const SENT = { memberId: 'm1', kind: 'daily', to: NOW, rows: 3 } as const;
const PREPARED = { kind: 'daily', to: NOW } as const;

describe('A digest', () => {
  it('is sent', () =>
    given()
      .when(new RecordDigestSent(SENT, sentAt(NOW)))
      .then({ type: 'DigestSent', data: SENT }));
  it('is sent once', () =>
    given({ type: 'DigestSent', data: SENT })
      .when(new RecordDigestSent(SENT, sentAt(NOW)))
      .thenNothing());
  it('is prepared with all others of its period, once', () => {
    const prepare = new RecordDigestsPrepared(PREPARED, sentAt(NOW));
    given().when(prepare).then({ type: 'DigestsPrepared', data: PREPARED });
    given({ type: 'DigestsPrepared', data: PREPARED }).when(prepare).thenNothing();
  });
});
