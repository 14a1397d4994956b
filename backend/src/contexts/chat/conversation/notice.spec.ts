import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CHAT_LIMITS } from '../../../../contracts/chat.js';

const NOTICE = readFileSync(join(__dirname, '../../../../pages/aydinlatma.md'), 'utf8');

describe('The notice about personal data', () => {
  it('tells how long what is shown no more can be opened', () =>
    expect(NOTICE).toContain(`geri aldığınız mesaj kimseye gösterilmez, ${CHAT_LIMITS.keptDays} gün sonra anahtarı yok edilir`));
  it('tells of conversations, marks and choices', () =>
    expect(NOTICE).toMatch(/### Mesajlaşma\n\n- \*\*Ne:\*\*.*mesajlar.*tepkiler.*okuduğunuz.*son görülme/s));
});
