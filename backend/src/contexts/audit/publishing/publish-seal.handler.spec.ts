import { expect, it } from '@jest/globals';
import type { EventStore } from '../../../kernel/event-store.js';
import { daysFromNow, NOW, recorded, sentAt } from '../../../kernel/facts.fixture.js';
import type { Seal } from '../../../platform/chain/seal.js';
import { Seals } from '../chain/seals.service.js';
import { PublishSealHandler } from './publish-seal.handler.js';
import { PublishSeal } from './publishing.commands.js';

const words = (head: string) => ({ size: 12, head, root: 'root', publicKey: 'key', signature: 'signature' });
const gap = { place: 7, upTo: 9, head: 'head', kind: 'truncated', reason: 'Yedekten dönüldü', publicKey: 'key', signature: 'signature' };

it('Of two seals over as many facts the one behind the gap is published', async () => {
  const facts = [
    recorded({ type: 'LogSealed', data: words('before') }),
    recorded({ type: 'LogGapAccepted', data: gap }),
    recorded({ type: 'LogSealed', data: words('behind') }, { at: daysFromNow(1) }),
  ];
  const kept: Seal[] = [];
  const place = { name: 'file' as const, put: async (seal: Seal) => void kept.push(seal) };
  const handler = new PublishSealHandler(new Seals({ read: async () => facts } as unknown as EventStore), [place]);
  await handler.execute(new PublishSeal({ size: 12 }, sentAt(NOW)));
  expect(kept).toEqual([{ ...words('behind'), at: daysFromNow(1) }]);
});
