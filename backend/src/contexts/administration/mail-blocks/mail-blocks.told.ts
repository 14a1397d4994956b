import { administers, tells } from '../../../platform/telling/told-facts.js';
import type { BlocksEvent } from './mail-blocks.events.js';

const block = ({ blockId }: { blockId: string }): string => `block:${blockId}`;

export const blocksTold = tells<BlocksEvent>({
  MailBlocked: administers('E-posta engeli kondu', {
    // Of an address only a digest is known.
    what: ({ kind, value }) => (kind === 'domain' ? `E-posta alan adı engellendi: ${value}` : 'Bir e-posta adresi engellendi'),
    goesBy: (data) => block(data),
  }),
  MailUnblocked: administers('E-posta engeli kaldırıldı', { takesBack: block }),
});
