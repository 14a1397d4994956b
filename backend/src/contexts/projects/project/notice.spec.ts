import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { POSTING_LIMITS } from '../../../../contracts/help-wanted.js';
import { MATCHING_TEXT } from '../../../../contracts/matching.js';
import { DEFAULT_CHOICES } from '../../../../contracts/notifications.js';
import { PEOPLE_LIMITS } from '../../../../contracts/project-people.js';

const NOTICE = readFileSync(join(__dirname, '../../../../pages/aydinlatma.md'), 'utf8');
const below = (heading: string): string => NOTICE.split(`${heading}\n`)[1]?.split('\n#')[0] ?? '';

/** Whoever changes one of these changes what members were told. */
describe('The notice about personal data, of projects', () => {
  const kept = below('## 5. Saklama süreleri');
  it('says how long messages and addresses are kept', () => {
    expect(kept).toContain(`ilan kapandıktan ya da dolduktan ${POSTING_LIMITS.messageMonths} ay sonra yok edilir`);
    expect(kept).toContain(`en çok ${PEOPLE_LIMITS.inviteDays} gün`);
  });
  it('says what matching looks at, and that nobody is mailed unasked', () => {
    const matching = below('### Size uygun ilanlar');
    expect(matching).toContain(`“${MATCHING_TEXT.title}”`);
    expect(matching).toContain('günlük e-posta, siz seçene kadar kapalıdır');
    expect(DEFAULT_CHOICES.project_match).toEqual({ in_app: false, email: 'off' });
  });
});
